import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { checkContent } from '#server/content/check/check-content.ts';
import { RAW_FILE, RawRows } from '#server/content/contentful/api/raw-rows.ts';
import { readSpace } from '#server/content/contentful/read-space.ts';
import { readFiles } from '#server/content/files/files.ts';
import { connectionChecks } from '#server/ops/doctor/connections.ts';
import { spaceEntriesCheck } from '#server/ops/doctor/database.ts';
import { examine } from '#server/ops/doctor/run-checks.ts';
import { readCopiedSpace } from '#server/ops/launch/launch-check.ts';
import { pictureFindings } from '#server/ops/launch/pictures.ts';
import { runCommand } from '#tests/support/cli.ts';
import { copyFewEntries } from '#tests/support/few-entries.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { accessTo, openEnds, openStandIn, websiteOn } from './open.ts';
import { documentOf, hyperlink, linkTo, picture, post, term } from './samples.ts';
import { DELIVERY_TOKEN, type StandIn } from './stand-in/index.ts';
import { broken } from './stand-in/query.ts';
import { link } from './stand-in/space.ts';

const SITE_URL = 'https://www.example.com';

/** A space with entries that lead nowhere in each way. */
async function invalidSpace() {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('sound'));
  standIn.space.publish('Entry', post('invalid', { date: 'soon' }));
  standIn.space.publish('Entry', post('pictureless', { image: undefined }));
  standIn.space.save('Entry', post('unpublished'));
  const content = documentOf(
    linkTo('sound'),
    linkTo('unpublished', 'to a draft'),
    hyperlink('/resources/blog/nowhere'),
    hyperlink('www.example.com/resources/faq'),
    hyperlink('https://example.com/resources/faq'),
    hyperlink('https://example.com/resources/no-faq'),
  );
  standIn.space.publish('Entry', post('linking', { content }));
  return standIn;
}

test('check reads the space in the place of the files, and names what leads nowhere or is not shown as intended', async () => {
  const standIn = await invalidSpace();
  const size = { size: 1, image: { width: 300, height: 200 } };
  const url = '//images.ctfassets.net/standin/small/1/photo.jpg';
  const file = { url, contentType: 'image/jpeg', fileName: 'photo.jpg', details: size };
  standIn.space.publish('Asset', picture('small', { file }));
  standIn.space.publish('Entry', post('small', { image: link('Asset', 'small') }));
  standIn.space.publish('Entry', post('none', { image: link('Asset', 'unpublished') }));
  standIn.space.publish('Entry', post('named', { author: 'no-such-one' }));
  standIn.space.publish('Entry', post('later', { date: '2027-01-04' }));
  const space = await readSpace(accessTo(standIn), SITE_URL);
  const { problems, scheduled } = await checkContent(inject('fewEntries'), '2026-11-25', space);
  const ofSpace = problems.filter(({ file }) => file.startsWith('Contentful'));
  expect(ofSpace.map(({ file, message }) => `${file}: ${message}`).sort()).toEqual([
    'Contentful: /resources/blog/linking: link to /resources/blog/nowhere: there is no such page: correct the address, or remove the link',
    'Contentful: /resources/blog/linking: link to /resources/no-faq: there is no such page: correct the address, or remove the link',
    "Contentful: /resources/blog/named: author: 'no-such-one' is not in people.yaml: add the person there, or choose another",
    "Contentful: blog 'Title of invalid' (invalid): date: choose a day in the calendar of the field",
    "Contentful: blog 'Title of linking' (linking): link 'to a draft': its entry is not published, or has an error: publish it, or remove it of the text",
    "Contentful: blog 'Title of linking' (linking): link 'words' to www.example.com/resources/faq: write /a-path, #a-heading, https://…, mailto:… or tel:…",
    expect.stringMatching(
      /^Contentful: blog 'Title of none' \(none\): image \('Picture'\): publish a picture there/,
    ),
    "Contentful: blog 'Title of pictureless' (pictureless): image ('Picture'): choose a picture; a drawing stands in for it",
    expect.stringMatching(
      /^Contentful: blog 'Title of small' \(small\): image \('Picture'\): 300 × 200 pixels are too few/,
    ),
  ]);
  expect(scheduled).toEqual([
    {
      file: 'Contentful: /resources/blog/later',
      message: expect.stringMatching(/^scheduled for 4 January 2027/),
    },
  ]);
  // Page copy that leads to entries of the files, which the space has not.
  expect(problems).toContainEqual({
    file: expect.stringMatching(/\.yaml$/),
    message: expect.stringMatching(
      /^line \d+: link to \/resources\/\S+: there is no such page: correct the address, or remove the link$/,
    ),
  });
});

/** The variables of a site on a space, with few files. */
const environmentOf = (standIn: StandIn) => ({
  ...websiteOn(standIn),
  CONTENT_DIR: inject('fewEntries'),
  DATA_DIR: temporaryDirectory(),
  SITE_URL,
});

test('the command asks the configured space, and says so when it does not answer', async () => {
  const standIn = await invalidSpace();
  const run = async () => {
    const { code, out, errors } = await runCommand('content', environmentOf(standIn), 'check');
    return { code, said: out + errors };
  };
  const found = await run();
  expect(found.code).toBe(1);
  expect(found.said).toContain("Contentful: blog 'Title of invalid' (invalid)");
  standIn.error = broken;
  const silent = await run();
  expect(silent.code).toBe(1);
  expect(silent.said).toContain('The space of Contentful cannot be read');
  expect(silent.said).not.toContain(DELIVERY_TOKEN);
});

test('the doctor names the entries that the running site has found with errors', async () => {
  const standIn = await invalidSpace();
  const config = parseConfig(environmentOf(standIn));
  const context = openEnds(standIn, { rows: new RawRows(join(config.dataDirectory, RAW_FILE)) });
  await context.sync();
  const connection = connectionChecks(config).filter(({ name }) => name === 'Contentful');
  const findings = await examine(config, [...connection, spaceEntriesCheck(config)]);
  expect(findings.map(({ says, well }) => [well, says])).toEqual([
    [true, 'reads space standin'],
    [
      false,
      expect.stringMatching(
        /^Contentful: blog 'Title of invalid' \(invalid\): date: choose a day in the calendar of the field; Contentful: blog 'Title of linking' .*; and 1 more$/,
      ),
    ],
  ]);
});

test('check and launch name what is marked as invented in the space, not in files that nothing shows', async () => {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('invented', { sample: true }));
  standIn.space.publish('Entry', post('real', { sample: false }));
  const space = await readSpace(accessTo(standIn), SITE_URL);
  const { samples } = await checkContent(inject('fewEntries'), '2026-11-25', space);
  const invented = "Contentful: blog 'Title of invented' (invented)";
  expect(samples.map(({ file }) => file).filter((file) => !file.endsWith('.yaml'))).toEqual([invented]);

  const data = temporaryDirectory();
  const config = { contentful: accessTo(standIn), dataDirectory: data };
  expect(await readCopiedSpace({ dataDirectory: data })).toEqual({ samples: [], people: {} });
  const { samples: before } = await readCopiedSpace(config);
  expect(before).toEqual([{ where: 'Contentful', says: expect.stringContaining('start') }]);
  const context = openEnds(standIn, { rows: new RawRows(join(data, RAW_FILE)) });
  await context.sync();
  context.rows.close();
  const { samples: found } = await readCopiedSpace(config);
  expect(found).toEqual([{ where: invented, says: expect.stringContaining('is invented') }]);
});

test('launch asks for portraits of those who have a painted face, those of the space among them', async () => {
  const standIn = await openStandIn();
  const person = (id: string, fields: Record<string, unknown>) =>
    standIn.space.publish('Entry', { id, contentType: 'person', fields: { role: 'Port desk', ...fields } });
  person('of-files', { slug: 'tolu-adeyemi', name: 'Tolu A. Adeyemi', photo: link('Asset', 'tolu') });
  person('other', { slug: 'ada-obi', name: 'Ada Obi', photo: link('Asset', 'never-published') });
  standIn.space.publish('Asset', picture('tolu'));
  const data = temporaryDirectory();
  const context = openEnds(standIn, { rows: new RawRows(join(data, RAW_FILE)) });
  await context.sync();
  context.rows.close();
  const { people } = await readCopiedSpace({ contentful: accessTo(standIn), dataDirectory: data });
  expect(people['ada-obi']).toEqual({ name: 'Ada Obi', photo: undefined });
  const files = await readFiles(inject('fewEntries'));
  const says = (ofSpace: typeof people) =>
    pictureFindings(files, ofSpace).find(({ where }) => where === 'portraits')?.says;
  expect(says({})).toMatch(/Tolu Adeyemi.*Zainab Garba|Zainab Garba.*Tolu Adeyemi/);
  expect(says(people)).toContain('Zainab Garba');
  expect(says(people)).not.toContain('Tolu');
});

test('check names what only the rest of the content says of a space', async () => {
  const standIn = await openStandIn();
  const short = { title: 'Gate', subTitle: 'Too short' };
  standIn.space.publish('Entry', post('short', short));
  standIn.space.publish('Entry', { ...post('axle-loads'), contentType: 'eGuide' });
  standIn.space.publish('Entry', term('X', 'x-ray', { subject: 'X-ray' }));
  const space = await readSpace(accessTo(standIn), SITE_URL);
  const directory = copyFewEntries(join(temporaryDirectory(), 'content'));
  const glossary = join(directory, 'pages/glossary.yaml');
  await writeFile(glossary, (await readFile(glossary, 'utf8')).replace('W, X, Y', 'W, Y'));
  await rm(join(directory, 'guides'), { recursive: true });
  await mkdir(join(directory, 'guides'));
  const [text = ''] = (await readdir('content/guides')).filter((name) => name.endsWith('.pdf.md'));
  await cp(join('content/guides', text), join(directory, 'guides/axle-loads.pdf.md'));
  const { problems, advice } = await checkContent(directory, '2026-11-25', space);
  // Questions of the folder link to terms that this space does not have.
  const ofEntries = problems.filter(({ file }) => !/\.yaml$|^questions\//.test(file));
  expect(ofEntries).toEqual([
    {
      file: 'Contentful: /resources/glossary/glossaryX/x-ray',
      message: "no list shows it: add 'X' to the list 'letters' in pages/glossary.yaml",
    },
  ]);
  const ofShort = advice.filter(({ file }) => file === 'Contentful: /resources/blog/short');
  expect(ofShort.map(({ message }) => message)).toEqual(
    expect.arrayContaining(['title: write at least 5 characters', 'subTitle: write 20 to 160 characters']),
  );
});

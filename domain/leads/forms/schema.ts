import * as z from 'zod/mini';
import {
  type CarriedField,
  type ChoiceField,
  errorOf,
  type FormDefinition,
  type FormField,
  isMet,
  isMissing,
  isTooLong,
  type Rule,
  SOMETHING_TO_READ,
  sentFields,
  type TextField,
} from './fields.ts';

type TextSchema = z.ZodMiniString<string>;
type ChoiceSchema<Value extends string> = z.ZodMiniDefault<z.ZodMiniType<Value | '', Value | ''>>;

type SchemaOf<Field extends FormField> = Field extends { kind: 'choice'; options: infer Options }
  ? ChoiceSchema<keyof Options & string>
  : Field extends { optional: true }
    ? z.ZodMiniDefault<TextSchema>
    : TextSchema;

type FormShape<Form extends FormDefinition> = {
  -readonly [Name in keyof Form['fields']]: SchemaOf<Form['fields'][Name]>;
} & { -readonly [Name in keyof NonNullable<Form['carried']>]: z.ZodMiniOptional<TextSchema> };

/** Makes the schema by which the server validates a form: the same rules in the same order as `errorOf`, and every error told. */
export function formSchema<Form extends FormDefinition>(form: Form): z.ZodMiniObject<FormShape<Form>> {
  const shape = sentFields(form).map(([name, field]) => [name, schemaOf(field)]);
  return z.object(Object.fromEntries(shape) as FormShape<Form>);
}

function schemaOf(field: FormField | CarriedField) {
  if (field.kind === 'choice') return choiceSchema(field);
  if (field.kind === 'carried') return carriedSchema(field);
  return field.optional ? optionalSchema(field) : textSchema(field);
}

/** Texts are kept trimmed. */
function textSchema(field: TextField): TextSchema {
  return z
    .string(isMissing(field))
    .check(
      z.trim(),
      z.minLength(1, isMissing(field)),
      z.regex(SOMETHING_TO_READ, isMissing(field)),
      z.maxLength(field.max, isTooLong(field)),
      ...field.rules.map(checkOf),
    );
}

/** Fields that may stay empty, or be left out. */
const optionalSchema = (field: TextField) =>
  z._default(
    z.string(isMissing(field)).check(
      z.trim(),
      z.check(({ value, issues }) => {
        const message = errorOf(field, value);
        if (message) issues.push({ code: 'custom', message, input: value });
      }),
    ),
    '',
  );

const checkOf = (rule: Rule): z.core.$ZodCheck<string> =>
  'pattern' in rule
    ? z.regex(rule.pattern, rule.message)
    : z.refine<string>((value) => isMet(rule, value), rule.message);

const carriedSchema = ({ max, pattern, message }: CarriedField) =>
  z.optional(z.string(message).check(z.maxLength(max, message), z.regex(pattern, message)));

function choiceSchema({ values, message }: ChoiceField) {
  return z._default(z.enum(['', ...values], message), '');
}

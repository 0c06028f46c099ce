/** The web app manifest, by which a phone puts the site among its apps (https://www.w3.org/TR/appmanifest/). */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** An icon of the installed site. */
export interface InstalledIcon {
  path: string;
  /** Of the square, in pixels. */
  side: number;
  /** The phone may cut it to its own shape. */
  maskable: boolean;
}

/** The sizes that Chromium asks for (https://web.dev/articles/install-criteria). */
export const ICONS: readonly InstalledIcon[] = [
  { path: '/icons/192.png', side: 192, maskable: false },
  { path: '/icons/512.png', side: 512, maskable: false },
  { path: '/icons/maskable.png', side: 512, maskable: true },
];

/** Leads to the chat on WhatsApp: shortcuts of an installed site may only name its own addresses. */
export const WHATSAPP_PATH = '/whatsapp';

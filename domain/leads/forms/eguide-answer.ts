/** The API's answer to a filled e-guide form; without a PDF, the guide comes by e-mail alone. */
export interface EguideAnswer {
  id: string;
  /** Address of the PDF on this site, valid for a while. */
  pdf_url?: string;
}

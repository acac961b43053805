export interface TrustedHtmlProps {
	/** Markup the server made and escaped: never a visitor's. */
	html: string;
	className?: string;
}

/** The one place where markup becomes elements as it is. */
export function TrustedHtml( { html, className }: TrustedHtmlProps ) {
	return (
		<div
			className={ className }
			dangerouslySetInnerHTML={ { __html: html } }
		/>
	);
}

import type { FormKeys } from './hidden-fields';

/** Content of an element as the server made it; null where nothing stands in it. */
export function inside(
	root: ParentNode,
	selector: string
): { readonly html: string } | null {
	const html = root.querySelector( selector )?.innerHTML ?? '';
	return html ? { html } : null;
}

export const keysOf = ( form: ParentNode | null ): FormKeys =>
	[
		...( form?.querySelectorAll< HTMLInputElement >(
			'input[type=hidden]'
		) ?? [] ),
	].map( ( { name, value } ) => ( { name, value } ) );

import type { ReactNode } from 'react';

/** Content of an element: markup that the server made and escaped, or what a front end draws. */
export type Drawn = { readonly html: string } | { readonly node: ReactNode };

/** Props of the element it stands in. */
export const draw = ( content: Drawn ) =>
	'html' in content
		? { dangerouslySetInnerHTML: { __html: content.html } }
		: { children: content.node };

/** Text of a part of the markup; '' where it is not there. */
export const textOf = ( root: ParentNode, selector: string ) =>
	root.querySelector( selector )?.textContent ?? '';

export const allOf = ( root: ParentNode | null, selector: string ) => [
	...( root?.querySelectorAll< HTMLElement >( selector ) ?? [] ),
];

/** A text beside elements. */
export const textsOf = ( node: ChildNode | null | undefined ) =>
	node?.nodeType === Node.TEXT_NODE ? node.textContent ?? '' : '';

/** The word of a class like `is-cancelled`, past those that say something else. */
export const stateOf = (
	{ classList }: Element,
	...others: readonly string[]
) =>
	[ ...classList ]
		.find(
			( name ) => name.startsWith( 'is-' ) && ! others.includes( name )
		)
		?.slice( 3 ) ?? '';

export const propertyOf = ( { style }: HTMLElement, name: string ) =>
	style.getPropertyValue( name ).trim();

import { drawn } from '@marketday/ui';
import { createElement, type ReactNode, useContext, useState } from 'react';

import { ListContext, Option } from './listbox';

/** Attributes as React takes them. */
const propsOf = ( element: Element ): Partial< Record< string, string > > =>
	Object.fromEntries(
		Array.from( element.attributes, ( { name, value } ) => [
			name === 'class' ? 'className' : name,
			value,
		] )
	);

interface FoundMarkupProps {
	/** The server's element. */
	of: Element;
	/** Whether all options of the group it stands in are shown: the further ones, too. */
	isAll?: boolean;
	onToggle?: () => void;
}

/**
 * What the shop's own server found, marked up and escaped by it: the list and its options are React's, what stands in an
 * option is the server's. 'Show 4 more' and 'Show less' fetch nothing.
 */
export function FoundMarkup( {
	of: element,
	isAll = false,
	onToggle,
}: FoundMarkupProps ): ReactNode {
	const [ isOpen, setOpen ] = useState( false );
	const { list } = useContext( ListContext );
	const { localName } = element;
	const { className, ...props } = propsOf( element );
	const inside = drawn( { html: element.innerHTML } );
	if ( props.role === 'option' ) {
		const less = props[ 'data-less' ];
		return (
			<Option
				as={ localName }
				{ ...props }
				hidden={ 'hidden' in props && ! isAll }
				{ ...( less && isAll
					? {
							className: className?.replace(
								'load-more',
								'less-result'
							),
							children: less,
					  }
					: { className, ...inside } ) }
				onClick={ less ? onToggle : undefined }
			/>
		);
	}
	return createElement( localName, {
		...props,
		className,
		...( props.role === list.role && list ),
		...( element.querySelector( '[role=option]' )
			? {
					children: Array.from(
						element.children,
						( child, place ) => (
							<FoundMarkup
								key={ place }
								of={ child }
								isAll={ isOpen }
								onToggle={ () => setOpen( ! isOpen ) }
							/>
						)
					),
			  }
			: inside ),
	} );
}

import { useBlockProps } from '@wordpress/block-editor';
import { useEffect, useMemo, useState } from '@wordpress/element';
// WordPress 6.8 has no other export.
import ServerSideRender from '@wordpress/server-side-render';
import type { ReactNode } from 'react';

interface ServerPreviewProps {
	/** The block's name: `marketday/product-grid`. */
	block: string;
	attributes: Record< string, unknown >;
	/** The listings of the page that it is about, as block markup. */
	listings?: string;
	/** Replacement where the server draws nothing. */
	empty?: ReactNode;
}

/** The block as the site will show it, with the site's own data; its links and buttons rest while editing. */
export function ServerPreview( {
	block,
	attributes,
	listings = '',
	empty,
}: ServerPreviewProps ) {
	const [ isEmpty, setEmpty ] = useState( false );
	const more = useMemo(
		() => ( {
			...( listings && {
				urlQueryArgs: { marketday_listings: listings },
			} ),
			...( empty && {
				EmptyResponsePlaceholder: () => (
					<Empty onChange={ setEmpty }>{ empty }</Empty>
				),
			} ),
		} ),
		[ listings, empty ]
	);
	return (
		<div { ...useBlockProps() }>
			<div { ...( ! isEmpty && { inert: '' } ) }>
				<ServerSideRender
					block={ block }
					attributes={ attributes }
					// As JSON: in an address, the ids within an object would become texts.
					httpMethod="POST"
					skipBlockSupportAttributes
					{ ...more }
				/>
			</div>
		</div>
	);
}

interface EmptyProps {
	children: ReactNode;
	onChange: ( isEmpty: boolean ) => void;
}

/** Says that it stands there: what it offers can be pressed, other than the block itself. */
function Empty( { children, onChange }: EmptyProps ) {
	useEffect( () => {
		onChange( true );
		return () => onChange( false );
	}, [ onChange ] );
	return children;
}

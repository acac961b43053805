import { createBlock } from '@wordpress/blocks';
import { useBlockProps } from '@wordpress/block-editor';
import { Button, Placeholder } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { ServerPreview } from './server-preview';
import { useLacksProduct } from './use-lacks-product';
import { useListings } from './use-listings';

interface CompanionPreviewProps {
	block: string;
	/** The block's title. */
	label: string;
	clientId: string;
	attributes: { queryId: string } & Record< string, unknown >;
	context?: Readonly< Record< string, unknown > > | undefined;
}

/** A block that belongs to a listing as the page will show it; on a page without that listing, what is missing. */
export function CompanionPreview( {
	block,
	label,
	clientId,
	attributes,
	context = {},
}: CompanionPreviewProps ) {
	const around = context[ 'marketday/queryId' ];
	const queryId =
		attributes.queryId || ( typeof around === 'string' ? around : '' );
	const listings = useListings( queryId );
	// Of a template, a listing may be in another part, or come with the archive.
	const isPage = useLacksProduct();
	if ( isPage && listings === '' ) {
		return <MissingListing { ...{ label, clientId, queryId } } />;
	}
	return <ServerPreview { ...{ block, attributes, listings } } />;
}

interface MissingListingProps {
	label: string;
	clientId: string;
	queryId: string;
}

function MissingListing( { label, clientId, queryId }: MissingListingProps ) {
	const place = useSelect(
		( select ) => {
			const editor: {
				getBlockRootClientId: ( id: string ) => string | null;
				getBlockIndex: ( id: string ) => number;
			} = select( 'core/block-editor' );
			return {
				root: editor.getBlockRootClientId( clientId ) ?? '',
				index: editor.getBlockIndex( clientId ),
			};
		},
		[ clientId ]
	);
	const { insertBlock } = useDispatch( 'core/block-editor' ) as {
		insertBlock: ( block: object, index: number, root: string ) => void;
	};
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				label={ label }
				instructions={ __(
					'This block needs a product listing, and this page has no matching one, so shoppers see nothing here.',
					'marketday'
				) }
			>
				<Button
					variant="primary"
					onClick={ () =>
						insertBlock(
							createBlock( 'marketday/product-grid', {
								queryId,
							} ),
							place.index + 1,
							place.root
						)
					}
				>
					{ __( 'Add a product grid below', 'marketday' ) }
				</Button>
			</Placeholder>
		</div>
	);
}

import { serializeRawBlock } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';

/** The selectors of the block editor's store that are used here. */
interface BlockEditor {
	readonly getClientIdsOfDescendants: (
		rootClientId: string
	) => readonly string[];
	readonly getBlockName: ( clientId: string ) => string | null;
	readonly getBlockAttributes: (
		clientId: string
	) => Readonly< Record< string, unknown > > | null;
	readonly getBlockParentsByBlockName: (
		clientId: string,
		name: string
	) => readonly string[];
}

const LISTING = 'marketday/product-grid';

function queryIdOf( editor: BlockEditor, clientId: string ): unknown {
	const around = editor
		.getBlockParentsByBlockName( clientId, 'marketday/storefront' )
		.at( -1 );
	return (
		editor.getBlockAttributes( clientId )?.queryId ||
		( around && editor.getBlockAttributes( around )?.queryId ) ||
		''
	);
}

/**
 * The listings of the edited page that a count, an order or a filter is about, as block markup, saved or not; '' for none.
 *
 * @param queryId The block's own, or that of what is around it.
 */
export const useListings = ( queryId: string ): string =>
	useSelect(
		( select ) => {
			const editor: BlockEditor = select( 'core/block-editor' );
			return editor
				.getClientIdsOfDescendants( '' )
				.filter(
					( id ) =>
						editor.getBlockName( id ) === LISTING &&
						editor.getBlockAttributes( id )?.followsFilter !==
							false &&
						queryIdOf( editor, id ) === queryId
				)
				.map( ( id ) =>
					serializeRawBlock( {
						blockName: LISTING,
						attrs: { ...editor.getBlockAttributes( id ), queryId },
						innerBlocks: [],
						innerHTML: '',
						innerContent: [],
					} )
				)
				.join( '' );
		},
		[ queryId ]
	);

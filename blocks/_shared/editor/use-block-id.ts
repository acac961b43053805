import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

interface IdentifiedBlock {
	readonly name: string;
	readonly clientId: string;
	readonly attributes: { readonly blockId?: string };
	readonly innerBlocks: readonly IdentifiedBlock[];
}

const flat = ( blocks: readonly IdentifiedBlock[] ): IdentifiedBlock[] =>
	blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

/**
 * Gives a block the `blockId` that the calls of the page find it by, once, and another one to a copy of it.
 *
 * @param clientId      The editor's own id.
 * @param blockId       As saved; '' for a new block.
 * @param setAttributes The editor's.
 */
export function useBlockId(
	clientId: string,
	blockId: string,
	setAttributes: ( attributes: { blockId: string } ) => void
): void {
	const isTaken = useSelect(
		( select ) => {
			const editor: { getBlocks: () => readonly IdentifiedBlock[] } =
				select( 'core/block-editor' );
			const first = flat( editor.getBlocks() ).find(
				( block ) => block.attributes.blockId === blockId
			);
			return first !== undefined && first.clientId !== clientId;
		},
		[ blockId, clientId ]
	);
	useEffect( () => {
		if ( ! blockId || isTaken ) {
			setAttributes( {
				blockId: Math.random().toString( 36 ).slice( 2, 8 ),
			} );
		}
	}, [ blockId, isTaken, setAttributes ] );
}

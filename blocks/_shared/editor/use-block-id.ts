import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

/** The selectors of the block editor's store that are used here. */
interface BlockEditor {
	readonly getClientIdsOfDescendants: (
		rootClientId: string
	) => readonly string[];
	readonly getBlockAttributes: (
		clientId: string
	) => { readonly blockId?: string } | null;
	readonly getBlockParentsByBlockName: (
		clientId: string,
		names: readonly string[]
	) => readonly string[];
}

interface BlockEditorActions {
	readonly __unstableMarkNextChangeAsNotPersistent: () => void;
}

/** Blocks whose content is a document of its own: a synced pattern may stand on a page twice, and keeps its ids. */
const DOCUMENTS = [ 'core/block', 'core/template-part', 'core/post-content' ];

/** The block of the editor that had an id first, so that of two with the same id the copy gets another one. */
const owners = new Map< string, string >();

function isTakenFrom(
	editor: BlockEditor,
	clientId: string,
	blockId: string
): boolean {
	const documentOf = ( id: string ) =>
		editor.getBlockParentsByBlockName( id, DOCUMENTS ).at( -1 ) ?? '';
	const mine = documentOf( clientId );
	const holders = editor
		.getClientIdsOfDescendants( mine )
		.filter(
			( id ) =>
				editor.getBlockAttributes( id )?.blockId === blockId &&
				documentOf( id ) === mine
		);
	const owner =
		holders.find( ( id ) => id === owners.get( blockId ) ) ?? holders[ 0 ];
	return owner !== undefined && owner !== clientId;
}

/**
 * Gives a block the `blockId` that the calls of the page find it by, once, and another one to a copy of it. This is no step of
 * its own in the editor's history: undone is the insertion, and the id with it.
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
		( select ) =>
			isTakenFrom( select( 'core/block-editor' ), clientId, blockId ),
		[ blockId, clientId ]
	);
	const { __unstableMarkNextChangeAsNotPersistent: keepOutOfHistory } =
		useDispatch( 'core/block-editor' ) as BlockEditorActions;
	useEffect( () => {
		if ( blockId && ! isTaken ) {
			owners.set( blockId, clientId );
			return;
		}
		keepOutOfHistory();
		setAttributes( {
			blockId: Math.random().toString( 36 ).slice( 2, 8 ),
		} );
	}, [ blockId, clientId, isTaken, keepOutOfHistory, setAttributes ] );
}

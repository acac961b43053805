import {
	type BasketLine,
	useBasketState,
	useMarketday,
} from '@marketday/kernel';
import { useRef, useState } from 'react';

import { announceUpdate } from './announce-update';
import type { Quantities } from './use-quantities';

export interface Removal {
	/** The line that went last, while it can be brought back. */
	removed: BasketLine | null;
	/** The key of the line that came back last. */
	restored: string;
	/** The quantity that the shopper wanted last goes, and comes back, with the line. */
	remove: ( line: BasketLine ) => Promise< boolean >;
	/** Absent where the shop cannot bring it back. */
	undo: ( () => void ) | undefined;
}

/** Removes a line, and can bring it back with everything it held. */
export function useRemoval( quantities: Quantities ): Removal {
	const { basket } = useMarketday();
	const [ removed, setRemoved ] = useState< BasketLine | null >( null );
	const [ restored, setRestored ] = useState( '' );
	const wanted = useRef( 0 );
	const isUndoing = useRef( false );

	async function remove( line: BasketLine ) {
		setRemoved( null );
		setRestored( '' );
		wanted.current = quantities.of( line ) || line.quantity;
		quantities.forget( line );
		const isGone = await basket.remove( line.key );
		if ( isGone ) {
			setRemoved( line );
		}
		return isGone;
	}

	async function undo() {
		if ( ! removed || isUndoing.current ) {
			return;
		}
		isUndoing.current = true;
		const { key, quantity } = removed;
		const isBack = await basket.restore( key );
		if ( isBack && wanted.current !== quantity ) {
			await basket.update( { [ key ]: wanted.current } );
		}
		isUndoing.current = false;
		if ( isBack ) {
			announceUpdate( basket.getState().basket );
			setRestored( key );
			setRemoved( null );
		}
	}

	const canUndo = useBasketState(
		( state ) => state.basket?.canRestore !== false
	);
	return { removed, restored, remove, undo: canUndo ? undo : undefined };
}

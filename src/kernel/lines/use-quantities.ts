import { type BasketLine, useMarketday } from '@marketday/kernel';
import { useRef, useState } from 'react';

import { announceUpdate } from './announce-update';

/** Clicks on plus come in bursts: the last quantities are sent together, this long after the last of them. */
const WAIT = 400;

type WantedQuantities = Readonly< Record< string, number > >;

export interface Quantities {
	/** Quantity that the shopper wants, at once; the server's where none is wanted. */
	of: ( line: BasketLine ) => number;
	/** True while the change of this line is on its way. */
	isPending: ( line: BasketLine ) => boolean;
	isBusy: boolean;
	change: ( line: BasketLine, quantity: number ) => void;
	/** Takes back a change that was not sent yet, for a line that goes. */
	forget: ( line: BasketLine ) => void;
	/** Sends what still waits; resolves when the server has answered all: true where all was made. */
	settle: () => Promise< boolean >;
}

/**
 * Quantities that follow the finger and are sent in the background, several lines in one request. A late answer never replaces a
 * newer change; a request that fails takes the change back, and the basket's `error` says so.
 */
export function useQuantities(): Quantities {
	const { basket } = useMarketday();
	const [ wanted, setWanted ] = useState< WantedQuantities >( {} );
	const waiting = useRef< WantedQuantities >( {} );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	const sending = useRef( new Set< Promise< boolean > >() );
	const newest = useRef( new Map< string, number >() );

	function drop( keys: readonly string[] ) {
		setWanted( ( all ) =>
			Object.fromEntries(
				Object.entries( all ).filter(
					( [ key ] ) => ! keys.includes( key )
				)
			)
		);
	}

	async function send( sent: WantedQuantities ): Promise< boolean > {
		const isMade = await basket.update( sent );
		// What was wished for since then is still to be sent.
		const done = Object.keys( sent ).filter(
			( key ) => newest.current.get( key ) === sent[ key ]
		);
		drop( done );
		const { basket: now, error } = basket.getState();
		if ( isMade && now && done.length > 0 ) {
			announceUpdate( now );
		}
		if ( error?.code === 'timeout' ) {
			// The shop may have made the change after all.
			await basket.refresh();
			basket.setState( { error } );
		}
		return isMade;
	}

	function start() {
		clearTimeout( timer.current );
		const sent = waiting.current;
		waiting.current = {};
		if ( Object.keys( sent ).length === 0 ) {
			return;
		}
		const request = send( sent );
		sending.current.add( request );
		request.finally( () => sending.current.delete( request ) );
	}

	function change( { key, minimum }: BasketLine, typed: number ) {
		const quantity = typed > 0 ? Math.max( typed, minimum ) : 0;
		newest.current.set( key, quantity );
		waiting.current = { ...waiting.current, [ key ]: quantity };
		setWanted( ( others ) => ( { ...others, [ key ]: quantity } ) );
		clearTimeout( timer.current );
		timer.current = setTimeout( start, WAIT );
	}

	function forget( { key }: BasketLine ) {
		const { [ key ]: _, ...others } = waiting.current;
		waiting.current = others;
		newest.current.delete( key );
		drop( [ key ] );
	}

	async function settle() {
		start();
		const made = await Promise.all( sending.current );
		return made.every( Boolean );
	}

	return {
		of: ( { key, quantity } ) => wanted[ key ] ?? quantity,
		isPending: ( { key } ) => key in wanted,
		isBusy: Object.keys( wanted ).length > 0,
		change,
		forget,
		settle,
	};
}

import {
	__,
	announce,
	type BasketLine,
	formatMoney,
	sprintf,
	useMarketday,
} from '@marketday/kernel';
import { useRef, useState } from 'react';

/** Clicks on plus come in bursts: the last wish is sent, this long after it. */
const WAIT = 400;

export interface Quantities {
	/** What the shopper wishes, at once; the server's quantity where there is no wish. */
	of: ( line: BasketLine ) => number;
	/** True while the wish for this line is on its way. */
	isPending: ( line: BasketLine ) => boolean;
	isBusy: boolean;
	change: ( line: BasketLine, quantity: number ) => void;
	/** Takes back a wish that was not sent yet, for a line that goes. */
	forget: ( line: BasketLine ) => void;
	/** Sends what still waits; resolves when the server has answered all. */
	settle: () => Promise< void >;
}

/** Quantities that follow the finger and are sent in the background; a late answer never replaces a newer wish. */
export function useQuantities(): Quantities {
	const { basket } = useMarketday();
	const [ wishes, setWishes ] = useState<
		Readonly< Record< string, number > >
	>( {} );
	const waiting = useRef(
		new Map< string, ReturnType< typeof setTimeout > >()
	);
	const sending = useRef( new Set< Promise< void > >() );
	const newest = useRef( new Map< string, number >() );

	function drop( key: string ) {
		setWishes( ( { [ key ]: _done, ...others } ) => others );
	}

	async function send( key: string, quantity: number ) {
		const isMade = await basket.update( key, quantity );
		if ( newest.current.get( key ) !== quantity ) {
			return;
		}
		drop( key );
		const { totals } = basket.getState().basket ?? {};
		if ( isMade && totals ) {
			announce(
				sprintf(
					/* translators: %s: amount. */
					__( 'Basket updated. Total: %s', 'marketday' ),
					formatMoney( totals.total, totals.currency )
				)
			);
		}
	}

	function start( key: string, quantity: number ) {
		clearTimeout( waiting.current.get( key ) );
		waiting.current.delete( key );
		const request = send( key, quantity );
		sending.current.add( request );
		request.finally( () => sending.current.delete( request ) );
	}

	function change( { key, minimum }: BasketLine, typed: number ) {
		const quantity = typed > 0 ? Math.max( typed, minimum ) : 0;
		newest.current.set( key, quantity );
		setWishes( ( others ) => ( { ...others, [ key ]: quantity } ) );
		clearTimeout( waiting.current.get( key ) );
		waiting.current.set(
			key,
			setTimeout( () => start( key, quantity ), WAIT )
		);
	}

	function forget( { key }: BasketLine ) {
		clearTimeout( waiting.current.get( key ) );
		waiting.current.delete( key );
		newest.current.delete( key );
		drop( key );
	}

	async function settle() {
		for ( const key of [ ...waiting.current.keys() ] ) {
			start( key, newest.current.get( key ) ?? 0 );
		}
		await Promise.all( sending.current );
	}

	return {
		of: ( { key, quantity } ) => wishes[ key ] ?? quantity,
		isPending: ( { key } ) => key in wishes,
		isBusy: Object.keys( wishes ).length > 0,
		change,
		forget,
		settle,
	};
}

import { createStore, type StoreApi } from 'zustand/vanilla';

/** A feature without a framework: what it knows, and what it can do beside these. */
export interface Core< State >
	extends Pick<
		StoreApi< State >,
		'getState' | 'getInitialState' | 'subscribe'
	> {
	/** Begins to ask and to listen. Several may connect; when the last has left, it stands still. @return Leaves. */
	connect: () => () => void;
	/** Ends for good: later answers change nothing. */
	destroy: () => void;
}

/** Tools that a core is made with. */
export interface CoreTools< State > {
	get: () => State;
	/** Changes nothing once the core is destroyed. */
	set: ( change: Partial< State > ) => void;
}

/** Parts of a core. */
export interface CoreParts< Actions > {
	actions: Actions;
	/** Runs with the first who connects. @return Runs when the last has left. */
	begin?: () => ( () => void ) | void;
}

/** An action by the name of one of these would take its place. */
export type OwnNames = { [ Name in keyof Core< never > ]?: never };

/**
 * @example
 * const counter = createCore( { count: 0 }, ( { get, set } ) => ( {
 * 	actions: { add: () => set( { count: get().count + 1 } ) },
 * } ) );
 *
 * @param initial Also what a server draws, and the browser's first drawing: with the data that came with the page.
 * @param make
 */
export function createCore< State extends object, Actions extends object >(
	initial: State,
	make: ( tools: CoreTools< State > ) => CoreParts< Actions & OwnNames >
): Core< State > & Actions {
	const store = createStore< State >( () => initial );
	let isDestroyed = false;
	let connected = 0;
	let end: ( () => void ) | void;

	const { actions, begin } = make( {
		get: store.getState,
		set: ( change ) => {
			if ( ! isDestroyed ) {
				store.setState( change );
			}
		},
	} );

	const stop = () => {
		end?.();
		end = undefined;
	};
	const { getState, getInitialState, subscribe } = store;
	return {
		...actions,
		getState,
		getInitialState,
		subscribe,
		connect: () => {
			if ( isDestroyed ) {
				return () => {};
			}
			connected++;
			if ( connected === 1 ) {
				end = begin?.();
			}
			let hasLeft = false;
			return () => {
				if ( ! hasLeft ) {
					hasLeft = true;
					connected--;
					if ( connected === 0 ) {
						stop();
					}
				}
			};
		},
		destroy: () => {
			isDestroyed = true;
			stop();
		},
	};
}

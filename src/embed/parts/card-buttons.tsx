import { type ComponentType, useEffect, useState } from 'react';

import type { CardButtonProps } from '../card-button';

type Button = ComponentType< CardButtonProps >;

const BUTTONS: Readonly<
	Record< string, () => Promise< { Button: Button } > >
> = {
	'quick-view': () =>
		import( /* webpackChunkName: "embed-quick-view" */ './quick-view' ),
	wishlist: () =>
		import( /* webpackChunkName: "embed-wishlist" */ './wishlist' ),
	compare: () =>
		import( /* webpackChunkName: "embed-compare" */ './compare' ),
};

/** The small buttons of cards that an attribute names, once they are there. */
export function useCardButtons( names: string ): readonly Button[] {
	const [ buttons, setButtons ] = useState< readonly Button[] >( [] );
	useEffect( () => {
		let isWanted = true;
		const loads = names
			.split( /[\s,]+/ )
			.flatMap( ( name ) => BUTTONS[ name ]?.() ?? [] );
		void Promise.all( loads ).then( ( loaded ) => {
			if ( isWanted ) {
				setButtons( loaded.map( ( { Button } ) => Button ) );
			}
		} );
		return () => {
			isWanted = false;
		};
	}, [ names ] );
	return buttons;
}

import { useEffect, useRef, useState } from 'react';

/**
 * State of a part's buttons. A press that comes while the same is being done does nothing.
 *
 * @return `isBusy` for `aria-busy`; `once( name, work )` does it.
 */
export function useBusy() {
	const [ busy, setBusy ] = useState< readonly string[] >( [] );
	const doing = useRef( new Set< string >() );
	const isThere = useRef( true );
	useEffect( () => {
		isThere.current = true;
		return () => {
			isThere.current = false;
		};
	}, [] );

	const show = () => isThere.current && setBusy( [ ...doing.current ] );
	return {
		isBusy: ( name: string ) => busy.includes( name ) || undefined,
		once: async ( name: string, work: () => Promise< unknown > ) => {
			if ( doing.current.has( name ) ) {
				return;
			}
			doing.current.add( name );
			show();
			try {
				await work();
			} finally {
				doing.current.delete( name );
				show();
			}
		},
	};
}

import { useEffect, useState } from 'react';

/** False for the drawing that the server has made, true afterwards. */
export function useAlive(): boolean {
	const [ isAlive, setAlive ] = useState( false );
	useEffect( () => setAlive( true ), [] );
	return isAlive;
}

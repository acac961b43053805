import {
	drawFaults,
	type Fault,
	type FormValidation,
	watchForm,
} from '@marketday/validation';
import {
	createContext,
	type RefObject,
	useContext,
	useEffect,
	useRef,
	useState,
} from 'react';

/** Faults of fields that were looked at, by their names; null where nothing is said of one any more. */
type FaultsByName = Readonly< Record< string, readonly Fault[] | null > >;

export const FaultsContext = createContext< FaultsByName >( {} );

/**
 * Lets a form say what is wrong in it, while one types and before it is sent.
 *
 * @param form
 * @param names    Of the fields that React draws. What is wrong with another's is drawn in that one's own markup.
 * @param messages In the page's language, by rule.
 */
export function useValidation(
	form: RefObject< HTMLFormElement >,
	names: readonly string[],
	messages: Readonly< Record< string, string > > | undefined
) {
	const [ faults, setFaults ] = useState< FaultsByName >( {} );
	const validation = useRef< FormValidation | null >( null );
	const latest = useRef( names );
	latest.current = names;

	useEffect( () => {
		const watched = form.current;
		if ( ! watched ) {
			return;
		}
		const controller = new AbortController();
		const { signal } = controller;
		const made = watchForm( watched, {
			messages,
			signal,
			show: ( control, found ) => {
				if ( latest.current.includes( control.name ) ) {
					setFaults( ( before ) => ( {
						...before,
						[ control.name ]: found,
					} ) );
				} else {
					drawFaults( control, found );
				}
			},
		} );
		watched.addEventListener( 'reset', made.reset, { signal } );
		validation.current = made;
		return () => controller.abort();
	}, [ form, messages ] );

	return {
		faults,
		validate: async () => ( await validation.current?.validate() ) ?? true,
	};
}

interface Field {
	readonly id: string;
	readonly name: string;
	readonly error: string;
}

/** Faults of a field: those of the server, until it is looked at here. */
export function useFaults( { id, name, error }: Field ) {
	const faults = useContext( FaultsContext )[ name ];
	const list = `${ id }-faults`;
	if ( faults === undefined ) {
		return {
			faults,
			list,
			mark: undefined,
			'aria-invalid': error ? true : undefined,
			'aria-describedby': error ? `${ id }-error` : undefined,
		};
	}
	const isWrong = ( faults?.length ?? 0 ) > 0;
	return {
		faults: faults ?? [],
		list,
		mark: faults ? `parsley-${ isWrong ? 'error' : 'success' }` : undefined,
		'aria-invalid': faults ? isWrong : undefined,
		'aria-describedby': isWrong ? list : undefined,
	};
}

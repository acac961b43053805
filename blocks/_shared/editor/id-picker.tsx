import { BaseControl, FormTokenField } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';

/** A product or term as the editor lists it. */
export interface Choice {
	readonly id: number;
	readonly name: string;
}

interface IdPickerProps {
	label: string;
	/** Said below it in the place of how to pick several. */
	help?: string;
	ids: readonly number[];
	/** The greatest number; no limit where it is not given. */
	maximum?: number;
	/** Choices that match the typed text. */
	search: ( text: string ) => Promise< Choice[] >;
	/** Choices by their ids, in any order. */
	load: ( ids: readonly number[] ) => Promise< Choice[] >;
	onChange: ( ids: number[] ) => void;
}

// The id makes the token unique: two products may share a name.
const tokenOf = ( { id, name }: Choice ) => `${ name } (#${ id })`;
const idOf = ( token: string ) =>
	Number( /\(#(\d+)\)$/.exec( token )?.[ 1 ] ?? 0 );

/** Picks products or terms by typing a part of their name. */
export function IdPicker( {
	label,
	help,
	ids,
	maximum,
	search,
	load,
	onChange,
}: IdPickerProps ) {
	const [ known, setKnown ] = useState< ReadonlyMap< number, Choice > >(
		new Map()
	);
	const [ found, setFound ] = useState< readonly Choice[] >( [] );
	const [ text, setText ] = useState( '' );
	// The list is in the way of what is below it: once something is picked it stays closed until the field is visited again.
	const [ offers, setOffers ] = useState( true );

	const remember = ( choices: readonly Choice[] ) =>
		setKnown(
			( before ) =>
				new Map( [
					...before,
					...choices.map( ( one ) => [ one.id, one ] as const ),
				] )
		);

	useEffect( () => {
		const unknown = ids.filter( ( id ) => ! known.has( id ) );
		if ( unknown.length > 0 ) {
			load( unknown ).then( remember, () => {} );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only the ids matter; `load` is made anew with each render.
	}, [ ids.join() ] );

	useEffect( () => {
		let isCurrent = true;
		const timer = setTimeout( () => {
			search( text ).then(
				( choices ) => {
					if ( isCurrent ) {
						remember( choices );
						setFound( choices );
					}
				},
				() => {}
			);
		}, 250 );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only the text matters; `search` is made anew with each render.
	}, [ text ] );

	return (
		<BaseControl help={ help } __nextHasNoMarginBottom>
			<div onBlur={ () => setOffers( true ) }>
				<FormTokenField
					label={ label }
					value={ ids.map( ( id ) =>
						tokenOf( known.get( id ) ?? { id, name: '…' } )
					) }
					suggestions={ found.map( tokenOf ) }
					onInputChange={ setText }
					onChange={ ( tokens ) => {
						setOffers( false );
						onChange(
							tokens
								.map( ( token ) =>
									idOf(
										typeof token === 'string'
											? token
											: token.value
									)
								)
								.filter( ( id ) => id > 0 )
						);
					} }
					{ ...( maximum ? { maxLength: maximum } : {} ) }
					__experimentalExpandOnFocus={ offers }
					{ ...( help && { help: '' } ) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			</div>
		</BaseControl>
	);
}

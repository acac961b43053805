import apiFetch from '@wordpress/api-fetch';
import { CheckboxControl, PanelBody } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface List {
	id: number;
	name: string;
}

interface PanelProps {
	chosen: number[];
	onChange: ( lists: number[] ) => void;
}

/** Choice of the lists that the form subscribes to; with none of them, the site's first. */
export function ListsPanel( { chosen, onChange }: PanelProps ) {
	const [ lists, setLists ] = useState< List[] >( [] );
	useEffect( () => {
		apiFetch< List[] >( { path: '/marketday/v1/newsletter-lists' } ).then(
			setLists,
			() => {}
		);
	}, [] );
	return (
		<PanelBody title={ __( 'Lists', 'marketday' ) }>
			{ lists.map( ( { id, name } ) => (
				<CheckboxControl
					key={ id }
					label={ name }
					checked={ chosen.includes( id ) }
					onChange={ ( isOn ) =>
						onChange( [
							...chosen.filter( ( one ) => one !== id ),
							...( isOn ? [ id ] : [] ),
						] )
					}
					__nextHasNoMarginBottom
				/>
			) ) }
			<p>
				{ __(
					'Select none to use the site’s first list.',
					'marketday'
				) }
			</p>
		</PanelBody>
	);
}

import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** A setting that is on or off: the attribute of that name. */
interface Switch< Name extends string > {
	name: Name;
	label: string;
	help?: string;
}

interface SwitchesPanelProps< Name extends string > {
	/** 'Show' where it is left out. */
	title?: string;
	switches: ReadonlyArray< Switch< Name > >;
	attributes: Readonly< Record< Name, boolean > >;
	setAttributes: ( changes: Partial< Record< Name, boolean > > ) => void;
}

/** What a block shows, as one switch each. */
export function SwitchesPanel< Name extends string >( {
	title = __( 'Show', 'marketday' ),
	switches,
	attributes,
	setAttributes,
}: SwitchesPanelProps< Name > ) {
	const set = ( name: Name, value: boolean ) => {
		const changes: Partial< Record< Name, boolean > > = {};
		changes[ name ] = value;
		setAttributes( changes );
	};
	return (
		<PanelBody title={ title }>
			{ switches.map( ( { name, label, help } ) => (
				<ToggleControl
					key={ name }
					label={ label }
					help={ help }
					checked={ attributes[ name ] }
					onChange={ ( value ) => set( name, value ) }
					__nextHasNoMarginBottom
				/>
			) ) }
		</PanelBody>
	);
}

import { ToggleControl } from '@wordpress/components';

/** A setting that is on or off: the attribute of that name. */
interface Switch< Name extends string > {
	name: Name;
	label: string;
	help?: string;
}

export interface SwitchesProps< Name extends string > {
	switches: ReadonlyArray< Switch< Name > >;
	attributes: Readonly< Record< Name, boolean > >;
	setAttributes: ( changes: Partial< Record< Name, boolean > > ) => void;
}

/** Settings that are on or off, as one switch each. */
export function Switches< Name extends string >( {
	switches,
	attributes,
	setAttributes,
}: SwitchesProps< Name > ) {
	const set = ( name: Name, value: boolean ) => {
		const changes: Partial< Record< Name, boolean > > = {};
		changes[ name ] = value;
		setAttributes( changes );
	};
	return switches.map( ( { name, label, help } ) => (
		<ToggleControl
			key={ name }
			label={ label }
			help={ help }
			checked={ attributes[ name ] }
			onChange={ ( value ) => set( name, value ) }
			__nextHasNoMarginBottom
		/>
	) );
}

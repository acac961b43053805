import { RangeControl } from '@wordpress/components';

/** A number within bounds: the attribute of that name. */
interface Range< Name extends string > {
	name: Name;
	label: string;
	minimum: number;
	maximum: number;
	/** 1 where it is left out. */
	step?: number;
}

interface RangesProps< Name extends string > {
	ranges: ReadonlyArray< Range< Name > >;
	attributes: Readonly< Record< Name, number > >;
	setAttributes: ( changes: Partial< Record< Name, number > > ) => void;
}

/** Numbers of a block, as one slider each; an emptied one is at its least. */
export function Ranges< Name extends string >( {
	ranges,
	attributes,
	setAttributes,
}: RangesProps< Name > ) {
	const set = ( name: Name, value: number ) => {
		const changes: Partial< Record< Name, number > > = {};
		changes[ name ] = value;
		setAttributes( changes );
	};
	return ranges.map( ( { name, label, minimum, maximum, step = 1 } ) => (
		<RangeControl
			key={ name }
			label={ label }
			value={ attributes[ name ] }
			min={ minimum }
			max={ maximum }
			step={ step }
			onChange={ ( value ) => set( name, value ?? minimum ) }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	) );
}

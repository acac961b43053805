/** Hidden fields of a form, by which the server knows it without scripts. */
export type FormKeys = ReadonlyArray< {
	readonly name: string;
	readonly value: string;
} >;

export const HiddenFields = ( { keys }: { keys: FormKeys } ) => (
	<>
		{ keys.map( ( key ) => (
			<input key={ key.name } type="hidden" { ...key } />
		) ) }
	</>
);

interface DefaultButtonProps {
	name?: string | undefined;
	value?: string | undefined;
}

/** Button that Enter in a field presses: a form's first submit button, which would else be one of a row. The first of its form; unseen. */
export const DefaultButton = ( props: DefaultButtonProps ) => (
	<button
		type="submit"
		className="marketday-hidden"
		tabIndex={ -1 }
		aria-hidden="true"
		{ ...props }
	/>
);

/** The picture of a block in the inserter, drawn in lines: it takes the colour of the words beside it. */
export const lineIcon = ( path: string ) => (
	<svg
		viewBox="0 0 24 24"
		width="24"
		height="24"
		aria-hidden="true"
		focusable="false"
	>
		<path
			d={ path }
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
	</svg>
);

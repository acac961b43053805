/** Whether each test runs in all its length, as at night: `npm test -- --everywhere`. */
export const isEverywhere = process.env.MARKETDAY_EVERYWHERE === 'yes';

/** How many do something at the same moment. More than a server's six processes only wait; at night they do that too. */
export const crowds = ( usual: number[], larger: number[] ): number[] => [
	...usual,
	...( isEverywhere ? larger : [] ),
];

// @ts-check

/**
 * Visits an address and reads its answer to the end: Node may break off a process in which an answer is left unread.
 *
 * @param {string}      address
 * @param {RequestInit} [request]
 * @return {Promise<number>} The status.
 */
export async function visit( address, request ) {
	const response = await fetch( address, request );
	await response.arrayBuffer();
	return response.status;
}

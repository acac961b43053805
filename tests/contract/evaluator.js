const path = require( 'path' );
const {
	MessageChannel,
	Worker,
	receiveMessageOnPort,
} = require( 'worker_threads' );

/** @type {{ worker: Worker, done: Int32Array, answers: import('worker_threads').MessagePort } | undefined} */
let line;

/**
 * Sends PHP code to a site's evaluator and waits for what it prints: tests arrange their shop between two requests, in plain statements.
 *
 * @param {{ url: string, key: string }} evaluator
 * @param {string}                       code
 * @return {{ stdout: string, fault: string }} The fault is empty where the code ran.
 */
function post( evaluator, code ) {
	line ??= open();
	Atomics.store( line.done, 0, 0 );
	line.worker.postMessage( { ...evaluator, code } );
	Atomics.wait( line.done, 0, 0 );
	return receiveMessageOnPort( line.answers ).message;
}

function open() {
	const shared = new SharedArrayBuffer( 4 );
	const { port1, port2 } = new MessageChannel();
	const worker = new Worker( path.join( __dirname, 'evaluator-worker.js' ), {
		workerData: { shared, answers: port2 },
		transferList: [ port2 ],
	} );
	worker.unref();
	port1.unref();
	return { worker, done: new Int32Array( shared ), answers: port1 };
}

module.exports = { post };

/** A wait that can stand still: what was left when it was paused is waited for when it goes on. */
export interface Wait {
	pause: () => void;
	resume: () => void;
	stop: () => void;
}

/** Calls back after so many milliseconds, those not counted in which it is paused. */
export function wait( milliseconds: number, onEnd: () => void ): Wait {
	let left = milliseconds;
	let began = 0;
	let timer: ReturnType< typeof setTimeout > | undefined;
	const pause = () => {
		if ( timer !== undefined ) {
			clearTimeout( timer );
			timer = undefined;
			left -= Date.now() - began;
		}
	};
	const resume = () => {
		pause();
		began = Date.now();
		timer = setTimeout( () => {
			timer = undefined;
			onEnd();
		}, left );
	};
	resume();
	return { pause, resume, stop: pause };
}

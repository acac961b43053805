/**
 * Makes php/Site/Captcha/speech: how the characters of the site's own captcha are said, by the speech synthesiser espeak-ng, which must be there.
 * A file has, for each character in order, four bytes of length and so many samples: 8,000 a second, as µ-law.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { commandLine } from '../terminal/command-line.mjs';

commandLine( {
	name: 'node tools/speech/make-speech.mjs',
	text: 'makes php/Site/Captcha/speech. Needs the program espeak-ng.',
} );

/** As Captcha\Challenges has them. */
const CHARACTERS = 'ACDEFHJKLMNPRTUVWXY347';
const RATE = 8000;

const WORDS = {
	en: {
		voice: 'en-gb',
		words: 'Alpha Charlie Delta Echo Foxtrot Hotel Juliet Kilo Lima Mike November Papa Romeo Tango Uniform Victor Whiskey X-ray Yankee three four seven',
	},
	de: {
		voice: 'de',
		words: 'Anton Cäsar Dora Emil Friedrich Heinrich Julius Konrad Ludwig Martha Nordpol Paula Richard Theodor Ulrich Viktor Wilhelm Xanthippe Ypsilon drei vier sieben',
	},
};

/**
 * Samples of a WAV file of one channel and 16 bits, between -1 and 1.
 *
 * @param {Buffer} wav
 * @return {{ rate: number, samples: number[] }} With how many a second.
 */
function samplesOf( wav ) {
	const rate = wav.readUInt32LE( 24 );
	const at = wav.indexOf( 'data' ) + 8;
	const samples = [];
	for ( let place = at; place + 1 < wav.length; place += 2 ) {
		samples.push( wav.readInt16LE( place ) / 32768 );
	}
	return { rate, samples };
}

/**
 * Fewer samples a second; each is the mean of those around it, so that what is too high for the rate does not come back as noise.
 *
 * @param {{ rate: number, samples: number[] }} sound
 */
function slower( { rate, samples } ) {
	const step = rate / RATE;
	const made = [];
	for ( let at = 0; at < samples.length; at += step ) {
		const from = Math.max( 0, Math.floor( at - step / 2 ) );
		const near = samples.slice( from, Math.ceil( at + step / 2 ) );
		made.push( near.reduce( ( sum, one ) => sum + one, 0 ) / near.length );
	}
	return made;
}

/** @param {number[]} samples */
function withoutSilence( samples ) {
	/** @param {number} one */
	const isLoud = ( one ) => Math.abs( one ) > 0.01;
	const first = samples.findIndex( isLoud );
	const last = samples.findLastIndex( isLoud );
	return samples.slice( Math.max( 0, first - 80 ), last + 240 );
}

/** The levels of ITU-T G.711, of one sign: sixteen steps in each of eight ranges. */
const LEVELS = Array.from(
	{ length: 128 },
	( _, code ) =>
		( ( code % 16 ) * 8 + 132 ) * 2 ** Math.floor( code / 16 ) - 132
);

/** @param {number} sample */
function muLaw( sample ) {
	const size = Math.abs( sample ) * 32767;
	const above = LEVELS.findIndex( ( level ) => level >= size );
	const code = above < 0 ? 127 : above;
	return 255 - code - ( sample < 0 ? 128 : 0 );
}

for ( const [ language, { voice, words } ] of Object.entries( WORDS ) ) {
	const parts = words.split( ' ' ).flatMap( ( word, place ) => {
		const character = CHARACTERS[ place ] ?? '';
		const text = /\d/.test( character )
			? word
			: `${ character }, ${ word }`;
		const wav = execFileSync(
			'espeak-ng',
			[ '-v', voice, '-s', '150', '-g', '2', '--stdout', text ],
			{ maxBuffer: 10_000_000 }
		);
		const bytes = Buffer.from(
			withoutSilence( slower( samplesOf( wav ) ) ).map( muLaw )
		);
		const length = Buffer.alloc( 4 );
		length.writeUInt32LE( bytes.length );
		return [ length, bytes ];
	} );
	writeFileSync(
		new URL(
			`../../php/Site/Captcha/speech/${ language }.dat`,
			import.meta.url
		),
		Buffer.concat( parts )
	);
}

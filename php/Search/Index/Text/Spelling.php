<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

/** One spelling for words that British and American English write differently: the British one, so that both find both. */
final class Spelling {
	private const WHOLE = [
		'aluminum'  => 'aluminium',
		'artifact'  => 'artefact',
		'ax'        => 'axe',
		'catalog'   => 'catalogue',
		'check'     => 'cheque',
		'checker'   => 'chequer',
		'checkered' => 'chequered',
		'cozy'      => 'cosy',
		'curb'      => 'kerb',
		'defense'   => 'defence',
		'dialog'    => 'dialogue',
		'disk'      => 'disc',
		'donut'     => 'doughnut',
		'draft'     => 'draught',
		'gray'      => 'grey',
		'jewelry'   => 'jewellery',
		'license'   => 'licence',
		'mold'      => 'mould',
		'molded'    => 'moulded',
		'molding'   => 'moulding',
		'mom'       => 'mum',
		'mustache'  => 'moustache',
		'omelet'    => 'omelette',
		'pajama'    => 'pyjama',
		'plow'      => 'plough',
		'program'   => 'programme',
		'skeptic'   => 'sceptic',
		'sulfur'    => 'sulphur',
		'tire'      => 'tyre',
		'whiskey'   => 'whisky',
		'yogurt'    => 'yoghurt',
	];

	/** Parts of words, in this order. */
	private const PARTS = [
		'/^(un|dis|multi|bi|tri|water)?(arm|behavi|cand|clam|col|endeav|fav|flav|glam|harb|hon|hum|lab|neighb|od|parl|rig|rum|sav|splend|tum|vap|vig)or(?!ous)/' => '$1$2our',
		'/^(milli|centi|kilo|deci)?(met|lit)er$/'                                                                                                      => '$1$2re',
		'/^(cent|fib|theat|calib|lust|och|somb|spect|sab|mit|meag)er(ed|board|glass|piece)?$/'                                                         => '$1re$2',
		'/^(trave|mode|labe|pane|leve|cance|ename|marve|jewe|counse|shove|woo|tunne|channe|towe|chise|swive|penci)l(?=ing$|ed$|er$|en$|ous$|or$)/'     => '$1ll',
		'/(?<=[a-z]{4})iz(?=e$|ed$|er$|ing$|ation$)/'                                                                                                  => 'is',
		'/(?<=[a-z]{3})yz(?=e$|ed$|er$|ing$)/'                                                                                                         => 'ys',
		'/^gray(?=ish$|scale$)/'                                                                                                                       => 'grey',
	];

	public static function british( string $word ): string {
		return self::WHOLE[ $word ] ?? (string) preg_replace( array_keys( self::PARTS ), array_values( self::PARTS ), $word );
	}
}

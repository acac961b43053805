<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The forms a word is kept and found in. Its normal form is in the singular and in British spelling, so it stays readable and
 * keeps its beginning (a word that is being typed is looked for by its beginning). Its root also loses -ing and -ed.
 */
final class WordForm {
	private const KEPT = 20000;

	private const IRREGULAR = [
		'men'      => 'man',
		'women'    => 'woman',
		'children' => 'child',
		'people'   => 'person',
		'feet'     => 'foot',
		'teeth'    => 'tooth',
		'mice'     => 'mouse',
		'geese'    => 'goose',
		'knives'   => 'knife',
		'wives'    => 'wife',
		'lives'    => 'life',
		'shelves'  => 'shelf',
		'scarves'  => 'scarf',
		'leaves'   => 'leaf',
		'loaves'   => 'loaf',
		'halves'   => 'half',
		'calves'   => 'calf',
		'wolves'   => 'wolf',
		'thieves'  => 'thief',
		'elves'    => 'elf',
		'hooves'   => 'hoof',
		'dwarves'  => 'dwarf',
		'buses'    => 'bus',
		'gases'    => 'gas',
		'lens'     => 'lens',
		'lenses'   => 'lens',
		'canvas'   => 'canvas',
		'canvases' => 'canvas',
		'shoes'    => 'shoe',
		'canoes'   => 'canoe',
		'toes'     => 'toe',
		'axes'     => 'axe',
		'quizzes'  => 'quiz',
	];

	private const MADE_OF = [
		'woollen' => 'wool',
		'woolly'  => 'wool',
		'wooden'  => 'wood',
		'golden'  => 'gold',
		'leathery' => 'leather',
		'knit'    => 'knit',
		'knitwear' => 'knit',
		'stripy'  => 'strip',
	];

	/** @var array<string, string> */
	private static array $normal = [];

	/** @param string $word In small letters without accents. */
	public static function normal( string $word ): string {
		if ( count( self::$normal ) > self::KEPT ) {
			self::$normal = [];
		}
		return self::$normal[ $word ] ??= Spelling::british( self::singular( $word ) );
	}

	/** @param string $normal A normal form. */
	public static function root( string $normal ): string {
		if ( isset( self::MADE_OF[ $normal ] ) ) {
			return self::MADE_OF[ $normal ];
		}
		if ( 1 !== preg_match( '/^[a-z]{4,}$/', $normal ) ) {
			return "\x7F" < $normal ? Endings::without( $normal ) : $normal;
		}
		$root = (string) preg_replace( '/(?<=[a-z]{3})(?:ing|ed)$/', '', $normal );
		$root = (string) preg_replace( '/(?<=[a-z]{2})e$/', '', $root );
		return (string) preg_replace( '/([b-df-hj-np-tv-z])\1$/', '$1', $root );
	}

	private static function singular( string $word ): string {
		if ( isset( self::IRREGULAR[ $word ] ) ) {
			return self::IRREGULAR[ $word ];
		}
		$length = strlen( $word );
		if ( $length < 4 || 1 !== preg_match( '/^[a-z]+$/', $word ) ) {
			return $word;
		}
		return match ( true ) {
			$length > 4 && str_ends_with( $word, 'ies' )                                     => substr( $word, 0, -3 ) . 'y',
			// As their plurals come out: cookies, cooky.
			$length > 4 && str_ends_with( $word, 'ie' )                                      => substr( $word, 0, -2 ) . 'y',
			1 === preg_match( '/(?:ss|us|is)$/', $word )                                     => $word,
			1 === preg_match( '/(?:x|ch|sh|ss|zz)es$/', $word )                              => substr( $word, 0, -2 ),
			$length > 5 && str_ends_with( $word, 'oes' )                                     => substr( $word, 0, -2 ),
			str_ends_with( $word, 's' )                                                      => substr( $word, 0, -1 ),
			default                                                                          => $word,
		};
	}
}

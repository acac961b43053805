<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The root of a word of another alphabet than Latin: without the endings of number, case and gender, and without the article that
 * Arabic and Hebrew write before a word. Three letters stay at least. No dictionary: what it makes one are also other words.
 */
final class Endings {
	/** Endings as folded (see Folding), by the letters they are found in. */
	private const FORMS = [
		'~^[\x{370}-\x{3FF}]~u'   => '~(?<=...)(?:ατων|ατοσ|ατα|ιων|ιου|ιεσ|ουσ|ων|οσ|ου|ησ|ασ|εσ|ισ|οι|ια|[αηιοευω])$~u',
		'~^[\x{400}-\x{4FF}]~u'   => '~(?<=...)(?:[иы]ми|[ое]го|[ое]му|[ая]ми|[ыио]и|[ая]я|[оеыи]е|[ыи]м|[ыи]х|[уюое]ю|[ая]х|[ое]в|еи|[аяое]м|[аяыиоеуюьі])$~u',
		'~^[\x{5D0}-\x{5EA}]~u'   => '~^ה(?=...)|(?<=...)(?:ימ|ות|ה|ת)$~u',
		'~^[\x{600}-\x{6FF}]~u'   => '~^(?:[وبكف]?ال|لل)(?=...)|(?<=...)(?:هايي|هاي|ها|ان|ات|ون|ين|يه|ه|ي)$~u',
	];

	public static function without( string $word ): string {
		foreach ( self::FORMS as $characters => $endings ) {
			if ( 1 === preg_match( $characters, $word ) ) {
				return (string) preg_replace( $endings, '', $word );
			}
		}
		return $word;
	}
}

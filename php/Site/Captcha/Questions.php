<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * Questions for who has no scripts and sees no picture. A robot that was written for this site answers them: they come last, few of them are
 * taken from one network, and no answer is right more often than once in fifty times.
 */
final class Questions {
	/** @return array{string, string} One of many kinds, and its answer. */
	public function any(): array {
		return match ( wp_rand( 0, 6 ) ) {
			0       => $this->member(),
			1       => $this->stranger(),
			2       => $this->place(),
			3       => $this->digits(),
			4       => $this->difference(),
			5       => $this->sum(),
			default => $this->largest(),
		};
	}

	/** @return list<array{string, list<string>}> A question for one of a kind, and its words. */
	private static function kinds(): array {
		return [
			/* translators: %s: four words. */
			[ __( 'Which of these is an animal: %s?', 'marketday' ), self::words( __( 'fox, cow, horse, duck, bear, goat, frog, wolf, mouse, sheep, eagle, whale, hare, snail, otter', 'marketday' ) ) ],
			/* translators: %s: four words. */
			[ __( 'Which of these can be eaten: %s?', 'marketday' ), self::words( __( 'bread, apple, cheese, soup, carrot, honey, plum, rice, butter, onion, cake, pear, salad, pasta, grapes', 'marketday' ) ) ],
			/* translators: %s: four words. */
			[ __( 'Which of these is worn: %s?', 'marketday' ), self::words( __( 'hat, coat, scarf, shirt, shoe, glove, skirt, sock, jacket, dress, belt, boots, jumper, trousers, cap', 'marketday' ) ) ],
			/* translators: %s: four words. */
			[ __( 'Which of these is a tool: %s?', 'marketday' ), self::words( __( 'hammer, saw, spade, rake, ladder, pliers, axe, chisel, drill, file, spanner, brush, shovel, scissors, screwdriver', 'marketday' ) ) ],
		];
	}

	/** @return list<string> Of a translated list. */
	private static function words( string $list ): array {
		return array_values( array_filter( array_map( 'trim', preg_split( '/[,،、]/u', $list ) ?: [] ), static fn ( string $word ): bool => '' !== $word ) );
	}

	/** @return array{string, string} */
	private function member(): array {
		$kinds = self::kinds();
		shuffle( $kinds );
		[ $question, $own ] = $kinds[0];
		$reply = self::one( $own );
		return [ sprintf( $question, self::shuffle( $reply, self::one( $kinds[1][1] ), self::one( $kinds[2][1] ), self::one( $kinds[3][1] ) ) ), $reply ];
	}

	/** @return array{string, string} */
	private function stranger(): array {
		$kinds = self::kinds();
		shuffle( $kinds );
		$reply = self::one( $kinds[0][1] );
		shuffle( $kinds[1][1] );
		/* translators: %s: four words. */
		return [ sprintf( __( 'Three of these belong together. Which one doesn’t: %s?', 'marketday' ), self::shuffle( $reply, ...array_slice( $kinds[1][1], 0, 3 ) ) ), $reply ];
	}

	/** @return array{string, string} */
	private function place(): array {
		$words = array_merge( ...array_column( self::kinds(), 1 ) );
		shuffle( $words );
		$row   = array_slice( $words, 0, 5 );
		$place = wp_rand( 0, 4 );
		$text  = [
			/* translators: %s: five words. */
			__( 'Which word comes first here: %s?', 'marketday' ),
			/* translators: %s: five words. */
			__( 'Which word comes second here: %s?', 'marketday' ),
			/* translators: %s: five words. */
			__( 'Which word is in the middle: %s?', 'marketday' ),
			/* translators: %s: five words. */
			__( 'Which word is second to last: %s?', 'marketday' ),
			/* translators: %s: five words. */
			__( 'Which word is last: %s?', 'marketday' ),
		][ $place ];
		return [ sprintf( $text, implode( wp_get_list_item_separator(), $row ) ), $row[ $place ] ];
	}

	/** @return array{string, string} */
	private function digits(): array {
		$digits = [ wp_rand( 1, 9 ), wp_rand( 1, 9 ), wp_rand( 1, 9 ) ];
		/* translators: %s: three digits in words. */
		return [ sprintf( __( 'Write this as a three-digit number: %s.', 'marketday' ), implode( wp_get_list_item_separator(), array_map( self::number( ... ), $digits ) ) ), implode( '', $digits ) ];
	}

	/** @return array{string, string} */
	private function difference(): array {
		$from = wp_rand( 20, 99 );
		$less = wp_rand( 1, 9 );
		/* translators: 1: a number in words, 2: a number in digits. */
		return [ sprintf( __( 'What is %2$d minus %1$s, in digits?', 'marketday' ), self::number( $less ), $from ), (string) ( $from - $less ) ];
	}

	/** @return array{string, string} */
	private function sum(): array {
		$many = wp_rand( 20, 89 );
		$more = wp_rand( 1, 9 );
		/* translators: 1: a number in digits, 2: a number in words. */
		return [ sprintf( __( 'What is %1$d plus %2$s, in digits?', 'marketday' ), $many, self::number( $more ) ), (string) ( $many + $more ) ];
	}

	/** @return array{string, string} */
	private function largest(): array {
		$numbers = (array) array_rand( array_flip( range( 11, 98 ) ), 4 );
		shuffle( $numbers );
		$row = array_map( 'intval', $numbers );
		return 0 === wp_rand( 0, 1 )
			/* translators: %s: four numbers. */
			? [ sprintf( __( 'Which of these numbers is the largest: %s?', 'marketday' ), implode( wp_get_list_item_separator(), $row ) ), (string) max( $row ) ]
			/* translators: %s: four numbers. */
			: [ sprintf( __( 'Which of these numbers is the smallest: %s?', 'marketday' ), implode( wp_get_list_item_separator(), $row ) ), (string) min( $row ) ];
	}

	/** @param list<string> $words */
	private static function one( array $words ): string {
		return $words[ wp_rand( 0, max( 0, count( $words ) - 1 ) ) ] ?? '';
	}

	private static function shuffle( string ...$words ): string {
		shuffle( $words );
		return implode( wp_get_list_item_separator(), $words );
	}

	/** @param int $digit From 1 to 9. */
	private static function number( int $digit ): string {
		return [
			__( 'one', 'marketday' ),
			__( 'two', 'marketday' ),
			__( 'three', 'marketday' ),
			__( 'four', 'marketday' ),
			__( 'five', 'marketday' ),
			__( 'six', 'marketday' ),
			__( 'seven', 'marketday' ),
			__( 'eight', 'marketday' ),
			__( 'nine', 'marketday' ),
		][ $digit - 1 ] ?? (string) $digit;
	}
}

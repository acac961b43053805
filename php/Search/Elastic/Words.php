<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\Folding;
use Marketday\Search\Index\Text\Analyser;
use Marketday\Search\Index\Text\Code;
use Marketday\Search\Index\Text\Grams;
use Marketday\Search\Index\Text\WordForm;

/**
 * Words that are searched for, beside ElasticPress's own search: in their normal form (plural, spelling) with a typo forgiven, among all
 * that a product is found by, and its numbers.
 */
final class Words {
	private const LEAST_OF_CODE = 3;

	private readonly string $text;

	public function __construct( string $text ) {
		$this->text = mb_substr( mb_scrub( $text, 'UTF-8' ), 0, 200 );
	}

	/**
	 * @param array<string, mixed> $search
	 * @return array<string, mixed>
	 */
	public function or( array $search ): array {
		return [
			'bool' => [
				'should'               => [ $search, ...$this->inProducts(), ...$this->inCodes() ],
				'minimum_should_match' => 1,
			],
		];
	}

	/** The number that is searched for, as numbers are compared; '' where words are. */
	public function code(): string {
		return Code::looksLikeOne( $this->text ) ? Code::normal( $this->text ) : '';
	}

	/** @return list<array<string, mixed>> One for each way the words may be spelt. */
	private function inProducts(): array {
		$written = array_merge( [], ...Analyser::writtenGroups( Grams::spaceWords( $this->text ) ) );
		$ways    = [ array_map( Folding::plain( ... ), $written ), ...Folding::spellings( $written ), ...Folding::transliterations( $written ) ];
		return array_map( self::inWords( ... ), array_values( array_filter( $ways ) ) );
	}

	/**
	 * @param list<string> $words
	 * @return array<string, mixed>
	 */
	private static function inWords( array $words ): array {
		$meaningful = array_filter( $words, static fn ( string $word ): bool => ! Analyser::isStop( $word ) );
		return [
			'multi_match' => [
				'query'         => implode( ' ', array_map( [ WordForm::class, 'normal' ], [] === $meaningful ? $words : $meaningful ) ),
				'fields'        => [ ProductDocument::FIELD . '.title_words^4', ProductDocument::FIELD . '.words' ],
				'operator'      => 'and',
				'fuzziness'     => 'AUTO',
				'prefix_length' => 1,
			],
		];
	}

	/** @return list<array<string, mixed>> */
	private function inCodes(): array {
		$code  = $this->code();
		$field = ProductDocument::FIELD . '.codes';
		if ( strlen( $code ) < self::LEAST_OF_CODE ) {
			return [];
		}
		return [
			$this->boost( [ 'term' => [ $field => $code ] ], 1000 ),
			$this->boost( [ 'prefix' => [ $field => $code ] ], 100 ),
		];
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function boost( array $query, int $boost ): array {
		return [
			'constant_score' => [
				'filter' => $query,
				'boost'  => $boost,
			],
		];
	}
}

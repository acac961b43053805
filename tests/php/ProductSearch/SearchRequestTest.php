<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductSearch;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Search\ProductSearch\SearchRequest;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class SearchRequestTest extends SiteTestCase {
	#[DataProvider( 'texts' )]
	public function test_reads_a_text_as_it_was_typed( string $typed, string $read ): void {
		self::assertSame( $read, SearchRequest::from( new Request( [ 'search' => $typed ] ) )->text );
	}

	/** @return iterable<string, array{string, string}> */
	public static function texts(): iterable {
		yield 'words' => [ ' enamel  mug ', 'enamel mug' ];
		yield 'what looks like a tag' => [ '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>' ];
		yield 'a percent sign' => [ '100%25 wool', '100%25 wool' ];
		yield 'signs that are three characters' => [ '🫖🫖🫖', '🫖🫖🫖' ];
		yield 'lines and what is no letter' => [ "enamel\nmug\0s", 'enamel mug s' ];
	}

	#[DataProvider( 'refused' )]
	public function test_refuses( mixed $typed ): void {
		$this->expectException( Problem::class );

		SearchRequest::from( new Request( [ 'search' => $typed ] ) );
	}

	/** @return iterable<string, array{mixed}> */
	public static function refused(): iterable {
		yield 'two characters' => [ '🫖🫖' ];
		yield 'space' => [ "  \t " ];
		yield 'a list' => [ [ 'mug' ] ];
		yield 'more than 200 characters' => [ str_repeat( 'mug ', 60 ) ];
		yield 'what is no UTF-8' => [ "mug\xFF" ];
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Http;

use Marketday\Kernel\Http\Origin;
use Marketday\Kernel\Http\Request;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Whether a request comes from another site's page. */
final class OriginTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'home', 'siteurl' ] as $name ) {
			add_filter( "option_{$name}", static fn (): string => 'https://shop.example:8443' );
		}
	}

	/** @return iterable<string, array{array<string, string>, bool}> */
	public static function requests(): iterable {
		yield 'this site'                       => [ [ 'origin' => 'https://shop.example:8443' ], false ];
		yield 'this site, in capitals'          => [ [ 'origin' => 'HTTPS://Shop.Example:8443' ], false ];
		yield 'another port'                    => [ [ 'origin' => 'https://shop.example:8444' ], true ];
		yield 'the usual port'                  => [ [ 'origin' => 'https://shop.example' ], true ];
		yield 'another scheme'                  => [ [ 'origin' => 'http://shop.example:8443' ], true ];
		yield 'another host'                    => [ [ 'origin' => 'https://shop.example.evil.example:8443' ], true ];
		yield 'a page without an origin'        => [ [ 'origin' => 'null' ], true ];
		yield 'nothing said'                    => [ [], false ];
		yield 'an address that was typed'       => [ [ 'sec-fetch-site' => 'none' ], false ];
		yield 'a link of another site'          => [ [ 'sec-fetch-site' => 'cross-site' ], true ];
		yield 'a link of another port'          => [ [ 'sec-fetch-site' => 'same-site' ], true ];
		yield 'a page that hides its address'   => [ [ 'origin' => 'null', 'sec-fetch-site' => 'same-origin' ], false ];
		yield 'another one that hides its own'  => [ [ 'origin' => 'null', 'sec-fetch-site' => 'cross-site' ], true ];
	}

	/** @param array<string, string> $headers */
	#[DataProvider( 'requests' )]
	public function test_scheme_host_and_port_are_compared( array $headers, bool $isForeign ): void {
		self::assertSame( $isForeign, Origin::isForeign( new Request( [], $headers ) ) );
	}

	public function test_a_site_that_wordpress_was_told_to_trust_is_none_of_another(): void {
		add_filter( 'allowed_http_origins', static fn ( array $origins ): array => [ ...$origins, 'https://app.example' ] );

		self::assertTrue( Origin::isOwn( 'https://app.example' ) );
		self::assertTrue( Origin::isOwn( 'https://app.example:443' ) );
		self::assertFalse( Origin::isOwn( 'http://app.example' ) );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Health;

use Marketday\Kernel\Health\Finding;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Tests\SiteTestCase;
use RuntimeException;

/** The plugin's tests in Tools > Site Health. */
final class SiteHealthTest extends SiteTestCase {
	public function test_a_features_test_stands_in_wordpresss_list(): void {
		SiteHealth::add(
			'example',
			static fn (): string => 'Parcels',
			static fn (): Finding => Finding::critical( 'Parcels are late', '<p>By a day.</p>', '<a href="#">See</a>' )
		);

		$test = apply_filters( 'site_status_tests', [ 'direct' => [], 'async' => [] ] )['direct']['marketday_example'];

		self::assertSame( 'Parcels', $test['label'] );
		self::assertSame(
			[
				'test'        => 'marketday_example',
				'label'       => 'Parcels are late',
				'status'      => 'critical',
				'badge'       => [ 'label' => 'Marketday', 'color' => 'blue' ],
				'description' => '<p>By a day.</p>',
				'actions'     => '<a href="#">See</a>',
			],
			$test['test']()
		);
	}

	public function test_a_test_that_fails_itself_is_told_and_spares_the_others(): void {
		SiteHealth::add( 'example', static fn (): string => 'Parcels', static fn (): Finding => throw new RuntimeException( 'Nobody <i>knows</i>' ) );

		$result = SiteHealth::run( 'example' );

		self::assertSame( 'recommended', $result['status'] );
		self::assertSame( 'Parcels: we couldn’t test this', $result['label'] );
		self::assertSame( '<p>Nobody &lt;i&gt;knows&lt;/i&gt;</p>', $result['description'] );
	}
}

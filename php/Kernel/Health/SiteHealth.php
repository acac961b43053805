<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Health;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Http\ProxyHeader;
use Marketday\Kernel\Loading\DeferredFeatures;
use Throwable;

/**
 * The plugin's tests in Tools > Site Health. A feature adds its own in `register()`; nothing of it is called before the list is drawn, or
 * WordPress's weekly job counts what is wrong.
 */
final class SiteHealth {
	/** @var array<string, array{label: Closure(): string, test: Closure(): Finding, badge: Closure(): string}> */
	private static array $tests = [];

	/**
	 * A test of the same id takes the place of the first.
	 *
	 * @param string                     $id    Without the plugin's prefix: `lost_tables`.
	 * @param Closure(): string          $label What is tested; called late, as texts cannot be translated before `init`.
	 * @param Closure(): Finding         $test  May ask the database and other sites for a few seconds. What it throws is told as not known.
	 * @param (Closure(): string)|null   $badge Its kind, such as Security; without one it is the shop's.
	 */
	public static function add( string $id, Closure $label, Closure $test, ?Closure $badge = null ): void {
		self::$tests[ $id ] = [
			'label' => $label,
			'test'  => $test,
			'badge' => $badge ?? static fn (): string => __( 'Marketday', 'marketday' ),
		];
	}

	public static function register(): void {
		add_filter( 'site_status_tests', self::tests( ... ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	private static function tests( array $tests ): array {
		do_action( DeferredFeatures::LOAD_ALL );
		ProxyHeader::watch();
		foreach ( self::$tests as $id => $own ) {
			$tests['direct'][ "marketday_{$id}" ] = [
				'label' => $own['label'](),
				'test'  => static fn (): array => self::run( $id ),
			];
		}
		return $tests;
	}

	/** @return list<array{label: string, description: string, actions: string, isCritical: bool}> What Home tells of the plugin's tests, as HTML. */
	public static function forHome(): array {
		do_action( DeferredFeatures::LOAD_ALL );
		ProxyHeader::watch();
		$found = [];
		foreach ( array_keys( self::$tests ) as $id ) {
			$warning = self::find( $id );
			if ( 'critical' === $warning->status || $warning->isOnHome ) {
				$found[] = [
					'label'       => $warning->label,
					'description' => $warning->description,
					'actions'     => $warning->actions,
					'isCritical'  => 'critical' === $warning->status,
				];
			}
		}
		return $found;
	}

	/** @return array<string, mixed> As WordPress's Site Health takes it. */
	public static function run( string $id ): array {
		return self::find( $id )->toResult( "marketday_{$id}", self::$tests[ $id ]['badge']() );
	}

	private static function find( string $id ): Finding {
		$own = self::$tests[ $id ];
		try {
			return $own['test']();
		} catch ( Throwable $failure ) {
			return Finding::recommended(
				/* translators: %s: what is tested, such as: Mails that could not be sent */
				sprintf( __( '%s: we couldn’t test this', 'marketday' ), $own['label']() ),
				'<p>' . esc_html( $failure->getMessage() ) . '</p>'
			);
		}
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

/** The shared page scripts (kernel, host) and the configuration the kernel reads. */
final class Assets implements Feature {
	public const ROOMS = [ 'kernel', 'host' ];

	public function __construct( private readonly string $pluginFile ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'registerRooms' ], 5 );
	}

	public function registerRooms(): void {
		foreach ( self::ROOMS as $room ) {
			$asset = $this->asset( $room );
			if ( null === $asset ) {
				continue;
			}
			$address = plugins_url( "build/{$room}.js", $this->pluginFile );
			assert( '' !== $address );
			wp_register_script(
				"marketday-{$room}",
				$address,
				$asset['dependencies'],
				$asset['version'],
				[
					'strategy'  => 'defer',
					'in_footer' => true,
				]
			);
			wp_set_script_translations( "marketday-{$room}", 'marketday' );
		}
		wp_register_style(
			'marketday-tokens',
			plugins_url( 'build/blocks/_shared/tokens.css', $this->pluginFile ),
			[],
			(string) @filemtime( dirname( $this->pluginFile ) . '/build/blocks/_shared/tokens.css' )
		);
		wp_style_add_data( 'marketday-tokens', 'rtl', 'replace' );
		wp_add_inline_script( 'marketday-kernel', 'window.marketdayPage=' . wp_json_encode( $this->pageConfiguration() ) . ';', 'before' );
	}

	/**
	 * Addresses and settings that are the same for every visitor: nothing here may vary by visitor, pages are cached.
	 *
	 * @return array<string, mixed>
	 */
	private function pageConfiguration(): array {
		$configuration = [
			'restUrl'   => rest_url(),
			'wcAjaxUrl' => home_url( '/?wc-ajax=%%endpoint%%' ),
			'ajaxUrl'   => admin_url( 'admin-ajax.php' ),
			'scriptsUrl' => plugins_url( 'build/', $this->pluginFile ),
		];
		/**
		 * Adds to the page configuration (`readPageConfig()` in src/host).
		 *
		 * @param array<string, mixed> $configuration The same for every visitor.
		 */
		return (array) apply_filters( 'marketday_page_configuration', $configuration );
	}

	/** @return array{dependencies: list<non-empty-string>, version: string}|null */
	private function asset( string $room ): ?array {
		$file = dirname( $this->pluginFile ) . "/build/{$room}.asset.php";
		return is_file( $file ) ? require $file : null;
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Features;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Commands;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;

/** The site's owner switches features off and on: on a screen, and by a command. */
final class FeatureSwitches implements Feature {
	/** @param array<string, string> $roomsOfBlocks */
	public function __construct(
		private readonly FeatureSwitch $switch,
		private readonly array $roomsOfBlocks,
		private readonly Routes $routes,
		private readonly Commands $commands
	) {}

	public function register(): void {
		$screen = new FeatureScreen( $this->switch, $this->roomsOfBlocks );
		$screen->addTo( $this->routes );
		( new FeatureCommand( $this->switch ) )->addTo( $this->commands );
		add_action( 'admin_menu', [ $screen, 'addToMenu' ] );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Admin\SettingsTabsScreen;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;

/** Five steps from an empty site to a shop: 'Marketday → Set up the shop'. They can be left and taken up again where they were. */
#[LoadsIf( 'screen:plugins', 'admin_notices' )]
final class SetupGuideFeature implements Feature {
	public const SLUG = 'marketday-setup-guide';

	private const CAPABILITY = 'manage_options';

	/** Name of the form that puts the invitation away. */
	private const DISMISS = 'marketday_dismiss_setup';

	private ?Steps $steps = null;

	private readonly Progress $progress;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {
		$this->progress = new Progress();
	}

	public function register(): void {
		$this->blocks->addPart( 'setup-guide', [ 'wp-components' ] );
		$endpoint = $this->endpoint();
		$this->routes->add(
			Route::rest( 'GET', 'marketday/v1|/setup', Guard::capability( self::CAPABILITY ), $endpoint->show( ... ) ),
			Route::rest( 'POST', 'marketday/v1|/setup', Guard::capability( self::CAPABILITY ), $endpoint->goOn( ... ), Parameters::forRoute( [
				'step' => Parameters::oneOf( 'Step of the guide.', array_column( Step::cases(), 'value' ) ),
				'do'   => Parameters::oneOf( 'What is done in it; the rest are its fields.', [ 'look-at', 'skip', 'finish', 'put-back' ] ),
			] ) ),
			Route::adminPost(
				self::DISMISS,
				Guard::nonce( self::DISMISS, '_wpnonce' )->and( Guard::capability( self::CAPABILITY ) ),
				( new SetupFormHandler( $this->progress ) )->dismiss( ... )
			)
		);
		add_action( 'admin_menu', $this->addScreen( ... ) );
		add_filter( 'marketday_home_tasks', $this->addTasks( ... ) );
		add_action( 'admin_notices', $this->printInvitation( ... ) );
		add_filter( 'plugin_action_links_' . plugin_basename( dirname( __DIR__, 3 ) . '/marketday.php' ), $this->addRowLinks( ... ) );
	}

	private function endpoint(): SetupEndpoint {
		return new SetupEndpoint( $this->progress, $this->steps( ... ) );
	}

	/** Its parts are built when somebody comes to it. */
	private function steps(): Steps {
		$settings = $this->engine->settings();
		return $this->steps ??= new Steps( $this->engine, new SiteLook( new ClassicMenus( $settings ) ), new PageBlocks( $settings ) );
	}

	/**
	 * @param array<array-key, mixed> $tasks
	 * @return array<array-key, mixed>
	 */
	private function addTasks( array $tasks ): array {
		$guide = [
			'label'  => __( 'Go through the set-up guide', 'marketday' ),
			'url'    => self::address(),
			'isDone' => count( $this->progress->finishedSteps() ) === count( Step::cases() ),
		];
		return [ ...$tasks, $guide, ...$this->steps()->tasks() ];
	}

	private function addScreen(): void {
		$screen = OwnMenu::add( __( 'Set up the shop', 'marketday' ), self::CAPABILITY, self::SLUG, $this->printScreen( ... ), 95 );
		if ( '' !== $screen ) {
			add_action( "load-{$screen}", static function (): void {
				add_action( 'admin_enqueue_scripts', static function (): void {
					DrawingSetup::registerAssets();
					wp_enqueue_script( self::SLUG );
					wp_enqueue_style( self::SLUG );
				} );
			} );
		}
	}

	/** The screen's script draws it; what it shows comes with it, so nothing moves afterwards. */
	private function printScreen(): void {
		printf(
			'<div class="wrap"><h1>%s</h1><div id="%s" data-state="%s"><p>%s</p></div></div>',
			esc_html( get_admin_page_title() ),
			esc_attr( self::SLUG ),
			esc_attr( (string) wp_json_encode( $this->endpoint()->state() ) ),
			esc_html__( 'This screen needs JavaScript.', 'marketday' )
		);
	}

	/** Prints on the screen of plugins alone, until the guide was begun: nobody is pressed. */
	private function printInvitation(): void {
		if ( 'plugins' !== ( get_current_screen()->id ?? '' ) || $this->progress->hasBegun() || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		printf(
			'<form class="notice notice-info" action="%s" method="post"><p>%s <a href="%s">%s</a> <input type="hidden" name="action" value="%s">%s<button class="button-link">%s</button></p></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_html__( 'Marketday is ready.', 'marketday' ),
			esc_url( self::address() ),
			esc_html__( 'Set up your shop in five steps', 'marketday' ),
			esc_attr( self::DISMISS ),
			wp_nonce_field( self::DISMISS, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress has escaped.
			esc_html__( 'Dismiss', 'marketday' )
		);
	}

	/**
	 * @param array<array-key, string> $links
	 * @return array<array-key, string>
	 */
	private function addRowLinks( array $links ): array {
		$own = [
			'setup'    => [ self::address(), __( 'Set up', 'marketday' ) ],
			'settings' => [ SettingsTabsScreen::address(), __( 'Settings', 'marketday' ) ],
		];
		return current_user_can( self::CAPABILITY )
			? array_map( static fn ( array $link ): string => sprintf( '<a href="%s">%s</a>', esc_url( $link[0] ), esc_html( $link[1] ) ), $own ) + $links
			: $links;
	}

	public static function address(): string {
		return OwnMenu::address( self::SLUG );
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;

/**
 * Tells people from robots before a form is taken: newsletter forms, the checkout, and those of WordPress and WooCommerce. Nothing of a
 * service is loaded before somebody turns to a form.
 */
#[LoadsIf( 'route:/wc/store', 'rest_request_after_callbacks' )]
#[LoadsIf(
	'option:' . CaptchaSettings::OPTION,
	'authenticate',
	'comment_form_submit_field',
	'login_form',
	'login_form_middle',
	'lostpassword_form',
	'lostpassword_post',
	'preprocess_comment',
	'register_form',
	'registration_errors',
	'woocommerce_review_order_before_payment'
)]
#[LoadsIf( 'settings', 'admin_init' )]
final class CaptchaFeature implements Feature {
	private const PART = 'captcha';

	public function __construct(
		private readonly Blocks $blocks,
		private readonly Routes $routes,
		private readonly Clock $clock
	) {}

	public function register(): void {
		CookieRegistry::add(
			CaptchaCheck::COOKIE,
			Purpose::Functional,
			0,
			static fn (): string => __( 'Which picture a form showed without scripts.', 'marketday' )
		);
		$settings   = new CaptchaSettings();
		$challenges = new Challenges( $this->clock );
		$check      = new CaptchaCheck( $settings, $challenges, new ServiceCheck( $settings, new HttpClient( 5.0, 1 ) ) );
		$settings->register();
		OwnTables::add( static fn (): array => [ Challenges::ownTable() ] );
		( new CaptchaEndpoint( $settings, $challenges ) )->addTo( $this->routes );
		$html = fn ( Place $place ): string => $this->html( $settings, $place );
		( new SiteForms( $check, $html ) )->register();
		( new CheckoutCaptcha( $settings, $check, $html ) )->register();
		$this->blocks->addPart( self::PART, [ 'marketday-forms' ] );
		// On log-in pages too, where no page configuration is.
		DrawingSetup::addAssets(
			static fn (): bool => wp_add_inline_script(
				'marketday-' . self::PART,
				'window.marketdayPage??=' . wp_json_encode( [ 'scriptsUrl' => plugins_url( 'build/', dirname( __DIR__, 2 ) ) ], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
				'before'
			),
			20
		);
		$account = [
			'log-in'        => Place::LogIn,
			'register'      => Place::Registration,
			'lost-password' => Place::LostPassword,
		];
		add_filter( 'marketday_account_captcha', static fn ( string $before, string $form ): string => $before . ( isset( $account[ $form ] ) ? $html( $account[ $form ] ) : '' ), 10, 2 );
		add_filter( 'marketday_account_captcha_refusal', static fn ( string $refusal, string $form, array $sent ): string => '' !== $refusal || ! isset( $account[ $form ] ) ? $refusal : $check->refusal( $account[ $form ], $sent, SiteForms::PREFIX ), 10, 3 );
		Slot::CheckoutLogIn->fill( function () use ( $settings ): void {
			$form = $this->html( $settings, Place::LogIn, Place::Checkout );
			echo $form; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
		} );
		add_filter( 'marketday_newsletter_captcha', static fn ( string $before ): string => $before . $html( Place::Newsletter ) );
		add_filter(
			'marketday_newsletter_captcha_refusal',
			static fn ( string $refusal, array $data ): string => '' !== $refusal ? $refusal : $check->refusal( Place::Newsletter, $data ),
			10,
			2
		);
	}

	/**
	 * @param Place|null $page Where the form of the place stands, if elsewhere than usual.
	 * @return string '' where nothing is asked here.
	 */
	private function html( CaptchaSettings $settings, Place $place, ?Place $page = null ): string {
		if ( ! $settings->isAt( $place ) ) {
			return '';
		}
		DrawingSetup::registerAssets();
		wp_enqueue_script( 'marketday-' . self::PART );
		wp_enqueue_style( 'marketday-' . self::PART );
		$provider = $settings->provider();
		return ( new View( __DIR__ . '/views' ) )->render( Provider::BuiltIn === $provider ? 'picture' : 'service', [
			'id'       => wp_unique_id( 'marketday-captcha-' ),
			'place'    => $place,
			'page'     => $page ?? $place,
			'provider' => $provider,
			'siteKey'  => $settings->siteKey(),
			'size'     => $settings->size(),
			'flag'     => CaptchaEndpoint::FLAG,
		] );
	}
}

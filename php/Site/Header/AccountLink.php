<?php

declare( strict_types=1 );

namespace Marketday\Site\Header;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;

/** The way to log in, and for who has, to the account. Guests all get the same, and pages of users are in no cache. */
final class AccountLink {
	private const ICON = '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true" focusable="false"><path d="M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.500 20a7.500 7.500 0 0 1 15 0"/></svg>';

	public function __construct( private readonly Engine $engine ) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		$settings  = $this->engine->settings();
		$url       = $settings->pageId( Page::Account ) > 0 ? $settings->pageUrl( Page::Account ) : wp_login_url();
		$label     = is_user_logged_in() ? __( 'My account', 'marketday' ) : __( 'Log in', 'marketday' );
		$showLabel = true === ( $attributes['showLabel'] ?? true );
		$showIcon  = true === ( $attributes['showIcon'] ?? true ) || ! $showLabel;
		return sprintf(
			'<div %1$s><a class="marketday-account-link__link" href="%2$s"%3$s>%4$s%5$s</a></div>',
			get_block_wrapper_attributes( [ 'class' => 'marketday-account-link' ] ),
			esc_url( $url ),
			$showLabel ? '' : ' aria-label="' . esc_attr( $label ) . '"',
			$showIcon ? self::ICON : '',
			$showLabel ? '<span>' . esc_html( $label ) . '</span>' : ''
		);
	}
}

<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;

/** The way to a new password leads to the account page, where it has the form. */
final class LostPasswordLink {
	/** Value of `GuestForm::LostPassword`: the log-in page needs no list of forms. */
	private const FORM = 'lost-password';

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		add_filter( 'lostpassword_url', $this->url( ... ), 20 );
	}

	private function url( string $url ): string {
		$id = $this->engine->settings()->pageId( Page::Account );
		return $id > 0 && has_block( 'marketday/account', $id )
			? add_query_arg( 'form', self::FORM, $this->engine->settings()->pageUrl( Page::Account ) )
			: $url;
	}
}

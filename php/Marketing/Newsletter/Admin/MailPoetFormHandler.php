<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\RefusalNotice;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Marketing\Newsletter\Import\MailPoetRows;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;

/** The form on the screen of subscribers that brings MailPoet's over, looks at them, or leaves them where they are. */
final class MailPoetFormHandler {
	public function __construct( private readonly MailPoetMove $move ) {}

	public function take( Request $request ): Response {
		$isDry = $request->has( 'dry' );
		if ( $request->has( 'keep' ) ) {
			$this->move->decline();
		} elseif ( ! $isDry && Subscription::isKeptElsewhere() ) {
			RefusalNotice::keep( __( 'MailPoet still manages your subscribers. Deactivate it under Plugins first, then import them here.', 'marketday' ) );
		} elseif ( MailPoetRows::areThere() ) {
			$this->move->begin( $isDry );
		}
		return Response::redirect( SubscribersScreen::url() . '#marketday-mailpoet' );
	}
}

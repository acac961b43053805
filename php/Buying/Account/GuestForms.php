<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\View;

/** The account page for who is not logged in: log-in and registration, or one of the forms around a lost password. */
final class GuestForms {
	public function __construct(
		private readonly Engine $engine,
		private readonly View $view,
		private readonly GuestFormHandler $handler
	) {}

	/** @param string $here The page's own address. */
	public function html( string $wrapper, string $here ): string {
		$asked  = self::requestParameter( 'form' );
		$form   = GuestForm::tryFrom( $asked );
		$isNew  = GuestForm::NewPassword === $form && null !== GuestFormHandler::owner( self::requestParameter( 'key' ), self::requestParameter( 'login' ) );
		$shown  = $form ?? GuestForm::LogIn;
		$notice = match ( true ) {
			'changed' === $asked                                => [ 'success', __( 'Your password has been changed. You can now log in with it.', 'marketday' ) ],
			LogInProofFormHandler::GIVEN === $asked   => [ 'success', __( 'Thank you. You can now log in from this browser.', 'marketday' ) ],
			LogInProofFormHandler::EXPIRED === $asked => [ 'error', LogInProofFormHandler::expirySentence() ],
			GuestForm::NewPassword === $form && ! $isNew => [ 'error', GuestFormHandler::expirySentence() ],
			'1' !== self::requestParameter( 'sent' )     => null,
			GuestForm::LostPassword === $form            => [
				'success',
				__( 'If we have an account for that username or address, we’ve emailed a link to it. Check your inbox.', 'marketday' ),
			],
			GuestForm::Register === $form                       => [ 'success', __( 'Check your inbox: we’ve sent you a link to set a password.', 'marketday' ) ],
			default                                             => null,
		};
		if ( GuestForm::NewPassword === $form && ! $isNew ) {
			$shown = GuestForm::LostPassword;
		}
		return $this->view->render( 'guest', [
			'wrapper' => $wrapper,
			'notices' => null === $notice ? [] : [
				[
					'kind'    => $notice[0],
					'message' => $notice[1],
				],
			],
			'content' => 'success' === ( $notice[0] ?? '' ) && ! in_array( $asked, [ 'changed', LogInProofFormHandler::GIVEN ], true )
				? $this->view->render( 'guest-sent', [ 'here' => $here ] )
				: $this->form( $shown, $here ),
			'besides' => null === $notice && in_array( $shown, [ GuestForm::LogIn, GuestForm::Register ], true ) && $this->engine->customers()->mayRegister()
				? $this->form( GuestForm::LogIn === $shown ? GuestForm::Register : GuestForm::LogIn, $here )
				: '',
		] );
	}

	private function form( GuestForm $form, string $here ): string {
		$query = GuestForm::NewPassword === $form ? [
			'login' => rawurlencode( self::requestParameter( 'login' ) ),
			'key'   => rawurlencode( self::requestParameter( 'key' ) ),
		] : [];
		return $this->view->render( "guest-{$form->value}", [
			'action'  => add_query_arg( ( GuestForm::LogIn === $form ? [] : [ 'form' => $form->value ] ) + $query, $here ),
			'name'    => "account-{$form->value}",
			'nonce'   => wp_create_nonce( GuestFormHandler::NONCE ),
			'errors'  => $this->handler->errors( $form ),
			'typed'   => $this->handler->typedFields( $form ),
			'lostUrl' => wp_lostpassword_url(),
			'here'    => $here,
			'login'   => self::requestParameter( 'login' ),
			'key'     => self::requestParameter( 'key' ),
		] );
	}

	private static function requestParameter( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- chooses what to show; keys are checked, and all of it is escaped.
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}

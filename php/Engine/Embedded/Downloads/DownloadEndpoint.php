<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\Visitor;

/** `?download_file=ID&order=KEY&uid=HASH&key=ID` (or `email=`): WooCommerce's link to a file that was bought. */
final class DownloadEndpoint {
	public function __construct(
		private readonly Permissions $permissions,
		private readonly Clock $clock
	) {}

	public function add( Routes $routes ): void {
		$routes->add(
			Route::pageLink(
				'download_file',
				Guard::custom( 'order key, e-mail address or its hash, and file key, all of one permission', function ( Request $request ): void {
					$this->permission( $request );
				} ),
				$this->answer( ... ),
				$this->refuse( ... )
			)
		);
	}

	private function answer( Request $request ): Response {
		$permission = $this->permission( $request );
		$this->refuseOthers( $permission );
		$file  = ProductFiles::of( $permission->productId )[ $permission->fileId ] ?? null;
		$place = null === $file ? null : FilePlace::of( $file->address );
		if ( null === $place ) {
			throw Problem::notFound( 'marketday_download_missing', __( 'We can’t find this file. Please contact us.', 'marketday' ) );
		}
		return $this->send( $permission, $place, $request );
	}

	private function send( Permission $permission, FilePlace $place, Request $request ): Response {
		$method = (string) get_option( 'woocommerce_file_download_method', 'force' );
		$file   = '' === $place->path || ( 'redirect' === $method && '' !== $place->url ) ? null : new FileResponse( $place->path, $request );
		if ( true === $file?->isImpossible() ) {
			return $file->response();
		}
		$this->take( $permission, true === $file?->isPart() );
		if ( null === $file ) {
			return Response::leave( $place->url );
		}
		return ( 'xsendfile' === $method ? $file->byServer() : null ) ?? $file->response();
	}

	/** Takes one download; what a program asks only to learn the size is none. */
	private function take( Permission $permission, bool $isPart ): void {
		$now = $this->clock->now();
		if ( $permission->isOver( $now ) ) {
			throw Problem::forbidden( 'marketday_download_over', __( 'This download has expired.', 'marketday' ) );
		}
		$isTaken = 'HEAD' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared.
			? ! $permission->isUsedUp()
			: $this->permissions->take( $permission, $isPart, self::address(), get_current_user_id(), $now );
		if ( ! $isTaken ) {
			throw Problem::forbidden( 'marketday_download_used_up', __( 'You’ve used all your downloads of this file.', 'marketday' ) );
		}
	}

	private function permission( Request $request ): Permission {
		$id         = $request->raw( 'download_file' );
		$permission = is_string( $id ) && ctype_digit( $id ) && strlen( $id ) < 19
			? $this->permissions->find(
				(int) $id,
				self::text( $request, 'order' ),
				self::text( $request, 'key' ),
				sanitize_email( EmailAddress::ascii( str_replace( ' ', '+', self::text( $request, 'email' ) ) ) ),
				self::text( $request, 'uid' )
			)
			: null;
		return $permission ?? throw Problem::notFound( 'marketday_download_unknown', __( 'This download link isn’t valid.', 'marketday' ) );
	}

	private function refuseOthers( Permission $permission ): void {
		if ( $permission->owner->orderId > 0 && ! OrderDownloads::isOpen( $permission->owner->orderId ) ) {
			throw Problem::forbidden( 'marketday_download_closed', __( 'You can’t download this order’s files.', 'marketday' ) );
		}
		$owner = $permission->owner->userId;
		if ( $owner > 0 && 'yes' === get_option( 'woocommerce_downloads_require_login' ) && get_current_user_id() !== $owner ) {
			throw is_user_logged_in()
				? Problem::forbidden( 'marketday_download_of_another', __( 'This download link is for another account.', 'marketday' ) )
				: new Problem( 401, 'marketday_download_log_in', __( 'Please log in to download this file.', 'marketday' ) );
		}
	}

	private function refuse( Problem $problem, Request $request ): Response {
		if ( 401 === $problem->status ) {
			return Response::redirect( wp_login_url( $this->permission( $request )->url() ) );
		}
		wp_die(
			esc_html( $problem->getMessage() ) . ' <a href="' . esc_url( home_url( '/' ) ) . '">' . esc_html( get_bloginfo( 'name' ) ) . '</a>',
			'',
			[ 'response' => $problem->status ] // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
		);
	}

	private static function text( Request $request, string $name ): string {
		$value = $request->raw( $name );
		return is_string( $value ) && strlen( $value ) <= 200 ? $value : '';
	}

	private static function address(): string {
		return (string) filter_var( Visitor::address(), FILTER_VALIDATE_IP );
	}
}

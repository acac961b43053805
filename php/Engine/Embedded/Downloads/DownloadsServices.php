<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Orders\OrderItems;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\PrivateFolder;
use WP_Post;

/** Builds what files that were bought need. */
final class DownloadsServices {
	public readonly Permissions $permissions;

	public readonly DownloadGrants $grants;

	public readonly OrderDownloads $ofOrders;

	public function __construct(
		private readonly Clock $clock,
		OrderItems $items
	) {
		$this->permissions = new Permissions();
		$this->grants      = new DownloadGrants( $this->permissions, $items, $clock );
		$this->ofOrders    = new OrderDownloads( $this->permissions, $clock );
	}

	public function register( Routes $routes ): void {
		( new DownloadEndpoint( $this->permissions, $this->clock ) )->add( $routes );
		( new DownloadData( $this->permissions ) )->register();
		add_action( 'deleted_post', $this->forget( ... ), 10, 2 );
		PrivateFolder::watch( 'downloads', static fn (): string => __( 'Files shoppers buy', 'marketday' ), FilePlace::folder( ... ) );
	}

	private function forget( int $id, WP_Post $post ): void {
		if ( 'shop_order' === $post->post_type ) {
			$this->permissions->removeOrder( $id );
		}
	}
}

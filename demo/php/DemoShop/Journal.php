<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/** The shop's journal: posts with a picture each, dated back from the day of import. */
final class Journal {
	public function __construct(
		private readonly ShopFile $posts,
		private readonly OwnedPosts $owned,
		private readonly BlockMarkup $markup,
		private readonly Pictures $pictures
	) {}

	/** @return int How many posts there are. */
	public function write(): int {
		$this->removeSample();
		$count = 0;
		foreach ( $this->posts->part( 'posts' )->parts() as $post ) {
			$id = $this->owned->put(
				[
					'post_type'    => 'post',
					'post_name'    => $post->text( 'slug' ),
					'post_title'   => $post->text( 'title' ),
					'post_content' => $this->content( $post ),
					'post_excerpt' => $post->text( 'excerpt' ),
					'post_date'    => wp_date( 'Y-m-d 09:00:00', time() - $post->number( 'days' ) * DAY_IN_SECONDS ) ?: '',
				],
				[ 'category' => $post->text( 'category' ) ]
			);
			set_post_thumbnail( $id, $this->pictures->id( $post->text( 'picture' ) ) );
			++$count;
		}
		return $count;
	}

	/** The post that WordPress brings is none of the shop's, unless somebody has written in it. */
	private function removeSample(): void {
		$sample = get_posts( [ 'name' => 'hello-world', 'numberposts' => 1 ] )[0] ?? null;
		if ( $sample instanceof WP_Post && $sample->post_date_gmt === $sample->post_modified_gmt ) {
			wp_delete_post( $sample->ID, true );
		}
	}

	private function content( ShopFile $post ): string {
		if ( '' !== $post->text( 'file', '' ) ) {
			return $this->markup->read( 'pages/' . $post->text( 'file' ) );
		}
		return implode( "\n\n", array_map( static fn ( string $words ): string => "<!-- wp:paragraph -->\n<p>" . esc_html( $words ) . "</p>\n<!-- /wp:paragraph -->", $post->list( 'words' ) ) );
	}
}

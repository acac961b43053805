<?php
/**
 * Fields that the shop adds to addresses, and the note: the twin of src/features/checkout/more-fields.tsx.
 *
 * @var array<string, mixed>       $marketday_variables All of the props, by name.
 * @var list<array<string, mixed>> $orderFields
 * @var string                     $note
 * @var bool                       $showNote
 */

use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

if ( ! $showNote && ! in_array( 'order', array_column( $orderFields, 'place' ), true ) ) {
	return;
}
$marketday_note = [
	'label'    => __( 'Order notes', 'marketday' ),
	'isWanted' => '' !== $note,
	'field'    => [
		'id'    => 'order_comments',
		'value' => $note,
		'type'  => 'textarea',
	],
];
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<section class="marketday-checkout__section marketday-checkout__more">
	<?php echo ( new View( __DIR__ ) )->render( 'order-fields', [ 'place' => 'order' ] + $marketday_variables ); ?>
	<?php echo $showNote ? Ui::draw( 'fold', $marketday_note ) : ''; ?>
</section>

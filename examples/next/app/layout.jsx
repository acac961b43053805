import '@marketday/blocks/style.css';

export const metadata = {
	title: 'A shop by Next.js',
	icons: { icon: 'data:,' },
};

export default function Layout( { children } ) {
	return (
		<html lang="en">
			<body>{ children }</body>
		</html>
	);
}
